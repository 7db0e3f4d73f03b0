/** The report that is replayed, or one to compare it with. */
export type TraceRole = 'trace' | 'other';
