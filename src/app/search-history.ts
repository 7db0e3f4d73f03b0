import { type PatientSearch, patientSearchIn } from '#domain/patient-search.ts';

/** Where a search was made, and by whom: nobody else is shown it again. */
interface SearchOwner {
  userId: string;
  practiceId: string;
}

const NAME = 'patientSearch';

/**
 * A search at its place in the browser's history: Back and a reload find it, the address says nothing of it. It is
 * written past the events that listeners of the address hear, for the address stays the same.
 */
export function createSearchHistory(history: History, owner: SearchOwner) {
  return {
    read(): PatientSearch | null {
      const kept = recordIn(recordIn(history.state)[NAME]);
      const isOwn = kept['userId'] === owner.userId && kept['practiceId'] === owner.practiceId;
      return isOwn ? patientSearchIn(kept['search']) : null;
    },

    write(search: PatientSearch): void {
      const state = { ...recordIn(history.state), [NAME]: { ...owner, search } };
      Object.getPrototypeOf(history).replaceState.call(history, state, '');
    },
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
