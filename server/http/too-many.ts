import { HttpError } from './http-error.ts';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

/** What has been done too often, in words, and how long to wait. */
export function tooMany(what: string, waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return new HttpError(
    429,
    `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}
