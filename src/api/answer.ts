import { ApiFailure, type Failure, failureFrom, UNREACHABLE } from '#domain/failure/failure.ts';
import { type Guard, isAnything } from './shape.ts';

export const TIMED_OUT: Failure = {
  ...UNREACHABLE,
  message: 'This took too long. Try again in a moment.',
};

export const UNREADABLE: Failure = {
  ...UNREACHABLE,
  reason: 'Unreadable answer',
  message: 'Something went wrong. Try again in a moment.',
};

interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** @throws ApiFailure for an error response, no response, and a body of another shape than the contract's */
export async function answerOf<T>(call: Promise<Reply>, isExpected: Guard<T>): Promise<T> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw new ApiFailure(failureOf(cause));
  });
  if (!response.ok) throw new ApiFailure(failureIn(error, response));
  if (!isExpected(data)) throw new ApiFailure(UNREADABLE);
  return data;
}

/** For a response whose body is not used. */
export async function doneBy(call: Promise<Reply>): Promise<void> {
  await answerOf(call, isAnything);
}

function failureIn(body: unknown, { status, statusText, headers }: Response): Failure {
  const answered = typeof body === 'object' && body !== null ? body : {};
  return failureFrom({ statusText, ...answered, status, requestId: headers.get('x-request-id') });
}

function failureOf(cause: unknown): Failure {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'TimeoutError') return TIMED_OUT;
  return name === 'SyntaxError' ? UNREADABLE : UNREACHABLE;
}
