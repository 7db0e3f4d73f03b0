import type { PatientPage, PatientSearch } from '#domain/patient/patient-search.ts';
import { type RememberedSearch, rememberedPages, rememberedSearches } from './remembered-searches.ports.ts';

type SearchOwner = Omit<RememberedSearch, 'search'>;

const ENTRY_ID = 'searchId';
const MOST_SEARCHES = 20;

/**
 * The search of the current history entry, whose state has a random id and nothing of the search. `onWrite` is called
 * with the id after each change.
 */
export function createSearchHistory(history: History, owner: SearchOwner, onWrite: (id: string) => void) {
  const currentId = () => entryIdIn(history.state) ?? '';

  function read(): PatientSearch | null {
    const remembered = rememberedSearches.get(currentId());
    const isOwn = remembered?.userId === owner.userId && remembered.practiceId === owner.practiceId;
    return isOwn ? remembered.search : null;
  }

  return {
    read,

    readFound: (): PatientPage | null => (read() && rememberedPages.get(currentId())) ?? null,

    write(search: PatientSearch): void {
      const id = entryIdIn(history.state) ?? nameEntry(history);
      if (JSON.stringify(read()) !== JSON.stringify(search)) rememberedPages.delete(id);
      rememberedSearches.delete(id);
      rememberedSearches.set(id, { ...owner, search });
      const [oldest = id] = rememberedSearches.keys();
      if (rememberedSearches.size > MOST_SEARCHES) forget(oldest);
      onWrite(id);
    },

    writeFound(found: PatientPage): void {
      if (read() !== null) rememberedPages.set(currentId(), found);
    },
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

function forget(id: string): void {
  rememberedSearches.delete(id);
  rememberedPages.delete(id);
}

/** wouter replaces `history.replaceState` by a function that reports each change. */
function nameEntry(history: History): string {
  const id = crypto.randomUUID();
  const state = { ...history.state, [ENTRY_ID]: id };
  Object.getPrototypeOf(history).replaceState.call(history, state, '');
  return id;
}

function entryIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const id: unknown = Reflect.get(state, ENTRY_ID);
  return typeof id === 'string' ? id : null;
}
