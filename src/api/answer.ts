import { type Failure, failureFrom, UNREACHABLE } from '#domain/failure/failure.ts';
import type { Guard } from './shape.ts';

/** What became of a call: its value, or the one failure that says what happened (ERR-1). */
export type Answer<T> = { kind: 'ok'; value: T } | { kind: 'failed'; failure: Failure };

export const TIMED_OUT: Failure = {
  ...UNREACHABLE,
  message: 'The server did not answer in time. Try again in a moment.',
};

export const UNREADABLE: Failure = {
  ...UNREACHABLE,
  reason: 'Unreadable answer',
  message: 'The answer of the server could not be read. Try again in a moment.',
};

/** What openapi-fetch resolves to. */
interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Waits for a call; a value of another shape than the contract's is a failure too. Never rejects. */
export async function answerOf<T>(call: Promise<Reply>, isExpected: Guard<T>): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) return failed(failureIn(error, response));
    return isExpected(data) ? { kind: 'ok', value: data } : failed(UNREADABLE);
  } catch (cause) {
    return failed(failureOf(cause));
  }
}

const failed = (failure: Failure) => ({ kind: 'failed', failure }) as const;

function failureIn(body: unknown, { status, statusText }: Response): Failure {
  const answered = typeof body === 'object' && body !== null ? body : {};
  return failureFrom({ statusText, ...answered, status });
}

function failureOf(cause: unknown): Failure {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'TimeoutError') return TIMED_OUT;
  return name === 'SyntaxError' ? UNREADABLE : UNREACHABLE;
}
