import type { PatientSearch } from '#domain/patient/patient-search.ts';
import { type RememberedSearch, rememberedSearches } from './remembered-searches.ports.ts';

type SearchOwner = Omit<RememberedSearch, 'search'>;

const ENTRY_ID = 'searchId';
const MOST_SEARCHES = 20;

/**
 * The search of the current history entry, whose state holds a random id and nothing of the search. `onWrite` is called
 * with the id after each change.
 */
export function createSearchHistory(history: History, owner: SearchOwner, onWrite: (id: string) => void) {
  return {
    read(): PatientSearch | null {
      const remembered = rememberedSearches.get(entryIdIn(history.state) ?? '');
      const isOwn = remembered?.userId === owner.userId && remembered.practiceId === owner.practiceId;
      return isOwn ? remembered.search : null;
    },

    write(search: PatientSearch): void {
      const id = entryIdIn(history.state) ?? nameEntry(history);
      rememberedSearches.delete(id);
      rememberedSearches.set(id, { ...owner, search });
      const [oldest = id] = rememberedSearches.keys();
      if (rememberedSearches.size > MOST_SEARCHES) rememberedSearches.delete(oldest);
      onWrite(id);
    },
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

/** By the browser's own method: wouter replaces it by one that reports each change of the address. */
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
