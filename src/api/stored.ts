import { ApiFailure, failureFrom } from '#domain/failure/failure.ts';
import type { Guard } from './shape.ts';

/** For `catch`: rejects with the stored records of a 409 as the portal has them. */
export const withStored =
  <Received>(isStored: Guard<Received>, read: (received: Received) => unknown) =>
  (error: unknown): never => {
    if (!(error instanceof ApiFailure) || error.current === undefined) throw error;
    throw new ApiFailure({ ...failureFrom(error), current: error.current.filter(isStored).map(read) });
  };
