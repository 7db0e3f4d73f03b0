import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Failure } from '#domain/failure/failure.ts';

/** The response of a busy server. */
export const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

/** The response to a change of a record that another user removed. */
export const GONE = {
  status: 404,
  reason: 'Not Found',
  code: 'notFound',
  message: 'Not found. It may have been removed. Reload the page.',
} as const;

/** The same, in the form of `outcomeOf`. */
export const NOT_FOUND = [GONE.status, GONE.message] as const;

/** The response to a change that conflicts with another one, with what is stored now if the server sends it. */
export const conflict = (code: ErrorCode, message: string, current?: readonly object[]) => ({
  status: 409,
  reason: 'Conflict',
  code,
  message,
  ...(current && { current }),
});

/** The response to a request with an invalid field. */
export const invalidField = (field: string, message: string) => ({
  status: 400,
  reason: 'Bad Request',
  message,
  validationErrors: [{ field, message }],
});

/** Ends a child chart. The parent stores and logs it, and goes on. */
export const DEFECT = { error: new Error('a defect') };

export const isBroken = ({ context: { failure } }: { context: { failure: Failure | null } }): boolean =>
  failure?.message === DEFECT.error.message;
