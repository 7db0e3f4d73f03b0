/** The report to replay, or one to compare it with. */
export type TraceRole = 'trace' | 'other';
