import { type Guard, isRecordOf, isText } from '#api/shape.ts';
import { type PatientSearch, patientSearchIn } from '#domain/patient/patient-search.ts';
import { createSealedItem, type SealingParts } from '#widgets/shared/sealed-item.ports.ts';
import { type RememberedSearch, rememberedSearches } from './remembered-searches.ports.ts';

const isSearch: Guard<PatientSearch> = (value): value is PatientSearch => patientSearchIn(value) !== null;
const isRemembered = isRecordOf<RememberedSearch>({ userId: isText, practiceId: isText, search: isSearch });

/** Restores this tab's searches after a reload. Without storage, a reload starts with an empty search. */
export function createSealedSearches(parts: SealingParts) {
  const item = createSealedItem({ ...parts, name: 'searches' });
  let opened: Promise<void> | null = null;

  async function restore(): Promise<void> {
    const entries = await item.load();
    if (!Array.isArray(entries)) return;
    for (const [id, remembered] of entries.filter(Array.isArray)) {
      if (isText(id) && isRemembered(remembered)) rememberedSearches.set(id, remembered);
    }
  }

  return {
    open(): Promise<void> {
      opened ??= restore();
      return opened;
    },

    save: (): Promise<void> => item.save([...rememberedSearches]),
  };
}
export type SealedSearches = ReturnType<typeof createSealedSearches>;
