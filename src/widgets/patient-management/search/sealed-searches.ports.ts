import { type Guard, isRecordOf, isText } from '#api/shape.ts';
import { seal, unseal } from '#app/session/sealing.ts';
import type { TabItems } from '#app/session/tab-items.ts';
import type { Vault } from '#app/session/vault.ts';
import { type PatientSearch, patientSearchIn } from '#domain/patient/patient-search.ts';
import { type RememberedSearch, rememberedSearches } from './remembered-searches.ports.ts';

interface SealedSearchesParts {
  vault: Pick<Vault, 'load'>;
  tab: TabItems;
  origin: string;
}

const ITEM = 'searches';
const FIRST_GENERATION = 1;

const isSearch: Guard<PatientSearch> = (value): value is PatientSearch => patientSearchIn(value) !== null;
const isRemembered = isRecordOf<RememberedSearch>({ userId: isText, practiceId: isText, search: isSearch });

/**
 * This tab's searches across a reload: in session storage, encrypted with the key of the session's tokens, which a
 * sign-out deletes. Without storage, a reload starts with an empty search.
 */
export function createSealedSearches({ vault, tab, origin }: SealedSearchesParts) {
  const binding = { origin, name: ITEM };
  let opened: Promise<void> | null = null;
  let latest: RememberedSearch | undefined;

  async function restore(text: string): Promise<void> {
    const { key } = await vault.load(ITEM);
    const found = key && (await unseal(key, binding, text));
    if (found?.kind !== 'opened' || !Array.isArray(found.value)) return;
    for (const [id, remembered] of found.value.filter(Array.isArray)) {
      if (isText(id) && isRemembered(remembered)) rememberedSearches.set(id, remembered);
    }
  }

  async function save(id: string): Promise<void> {
    const written = rememberedSearches.get(id);
    latest = written;
    const searches = [...rememberedSearches];
    const { key } = await vault.load(ITEM);
    if (!key) return;
    const text = await seal(key, { ...binding, generation: FIRST_GENERATION }, searches);
    // A later search, or the end of the session, came first.
    if (latest === written && rememberedSearches.get(id) === written) tab.set(ITEM, text);
  }

  return {
    open(): Promise<void> {
      const text = tab.get(ITEM);
      opened ??= text === null ? Promise.resolve() : restore(text).catch(() => undefined);
      return opened;
    },

    save: (id: string): Promise<void> => save(id).catch(() => undefined),
  };
}
export type SealedSearches = ReturnType<typeof createSealedSearches>;
