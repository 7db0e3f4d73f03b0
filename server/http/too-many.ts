import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { SECOND_MS } from '../clock.ts';
import { HttpError } from './http-error.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const MOST_MINUTES = 120;

export function tooMany(code: ErrorCode, what: string, waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new HttpError(429, code, `Too many ${what}. Try again in ${formatWait(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes > MOST_MINUTES) return `${Math.ceil(seconds / HOUR_SECONDS)} hours`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
