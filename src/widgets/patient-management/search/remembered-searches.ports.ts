import { clearWithSession } from '#app/session/memory.ts';
import type { PatientPage, PatientSearch } from '#domain/patient/patient-search.ts';

/** Per user and practice. */
export interface RememberedSearch {
  userId: string;
  practiceId: string;
  search: PatientSearch;
}

/**
 * This tab's searches by history entry, oldest first. Plain text stays in memory, because a browser writes
 * `history.state` and storage to disk.
 */
export const rememberedSearches = new Map<string, RememberedSearch>();
/** The last response to each request, oldest first. It contains patient data and stays in memory. */
export const rememberedPages = new Map<string, PatientPage>();

clearWithSession(() => {
  rememberedSearches.clear();
  rememberedPages.clear();
});
