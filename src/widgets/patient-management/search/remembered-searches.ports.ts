import { clearWithSession } from '#app/session/memory.ts';
import type { PatientPage, PatientSearch } from '#domain/patient/patient-search.ts';

/** What a user searched for in one practice: nobody else is shown it again. */
export interface RememberedSearch {
  userId: string;
  practiceId: string;
  search: PatientSearch;
}

/**
 * The searches of this tab by the id of their history entry, oldest first. Only memory has them in clear: a browser
 * writes `history.state` and its storage to disk.
 */
export const rememberedSearches = new Map<string, RememberedSearch>();
/** The last result of each search. It has patient data and stays in memory. */
export const rememberedPages = new Map<string, PatientPage>();

clearWithSession(() => {
  rememberedSearches.clear();
  rememberedPages.clear();
});
