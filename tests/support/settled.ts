import { ApiFailure, type Failure, failureFrom } from '#domain/failure/failure.ts';

export type Settled<T> = { kind: 'ok'; value: T } | { kind: 'failed'; failure: Failure };

/** The outcome of a call: its value, or the failure that it threw. Rethrows any other error as a defect. */
export async function settled<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { kind: 'ok', value: await call };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: 'failed', failure: failureFrom(error) };
  }
}
