import type { PatientPage, PatientSearch, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import { type RememberedSearch, rememberedPages, rememberedSearches } from './remembered-searches.ports.ts';

type SearchOwner = Omit<RememberedSearch, 'search'>;

const ENTRY_ID = 'searchId';
const MOST_SEARCHES = 20;

/**
 * The search of the current history entry, whose state contains a random id and nothing about the search. `onWrite`
 * is called after each change.
 */
export function createSearchHistory(history: History, owner: SearchOwner, onWrite: () => void) {
  const currentId = () => entryIdIn(history.state) ?? '';

  function read(): PatientSearch | null {
    const remembered = rememberedSearches.get(currentId());
    const isOwn = remembered?.userId === owner.userId && remembered.practiceId === owner.practiceId;
    return isOwn ? remembered.search : null;
  }

  const pageId = (request: PatientSearchRequest) => JSON.stringify([owner, request]);

  return {
    read,

    /** The last response to the same request, from this history entry or another. */
    readFound: (request: PatientSearchRequest): PatientPage | null =>
      rememberedPages.get(pageId(request)) ?? null,

    write(search: PatientSearch): void {
      const id = entryIdIn(history.state) ?? nameEntry(history);
      remember(rememberedSearches, id, { ...owner, search });
      onWrite();
    },

    writeFound: (request: PatientSearchRequest, found: PatientPage): void =>
      remember(rememberedPages, pageId(request), found),
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

/** Stores it as the latest entry, and removes the oldest one beyond the limit. */
function remember<Value>(remembered: Map<string, Value>, id: string, value: Value): void {
  remembered.delete(id);
  remembered.set(id, value);
  const [oldest = id] = remembered.keys();
  if (remembered.size > MOST_SEARCHES) remembered.delete(oldest);
}

/** wouter replaces `history.replaceState` with a function that reports each change. */
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
