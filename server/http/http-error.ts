import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Failure, ValidationError } from '#domain/failure/failure.ts';

/**
 * An answer other than success: thrown anywhere under a handler, sent by the one error handler (API-22). Without a
 * message of its own it takes the text that the contract gives to its status.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly hasOwnMessage: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly validationErrors: readonly ValidationError[] | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message?: string,
    more: { headers?: Record<string, string>; validationErrors?: readonly ValidationError[] } = {},
  ) {
    super(message ?? reasonOf(status));
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.hasOwnMessage = message !== undefined;
    this.headers = more.headers ?? {};
    this.validationErrors = more.validationErrors;
  }

  body(textOfContract?: string): Failure {
    return {
      status: this.status,
      reason: reasonOf(this.status),
      code: this.code,
      message: this.hasOwnMessage ? this.message : (textOfContract ?? this.message),
      ...(this.validationErrors && { validationErrors: this.validationErrors }),
    };
  }
}

/** The message repeats the fields' own, for a caller that shows nothing else. */
export const invalid = (validationErrors: readonly ValidationError[]): HttpError =>
  new HttpError(400, 'invalidRequest', validationErrors.map(({ message }) => message).join('\n'), {
    validationErrors,
  });

const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

/** The same for a thing that does not exist and for one of another practice: neither may be told apart. */
export const notFound = (): HttpError => new HttpError(404, 'notFound', 'Not found');

export const unauthorized = (
  code: Extract<ErrorCode, 'unauthorized' | 'invalidCredentials' | 'sessionEnded'> = 'unauthorized',
): HttpError => new HttpError(401, code, undefined, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = (): HttpError =>
  new HttpError(403, 'forbidden', 'You do not have the right to do this.');

/** The record is not in a state that allows this; the reason is for a person. */
export const conflict = (code: ErrorCode, reason: string): HttpError => new HttpError(409, code, reason);

/** Well formed, and refused by a rule of the business; the reason is for a person. */
export const unprocessable = (code: ErrorCode, reason: string): HttpError => new HttpError(422, code, reason);

interface Refusal {
  because: 'state' | 'rule';
  code: ErrorCode;
  reason: string;
}

/** A refusal of the domain: for the state that a record is in, or for a rule that is broken. */
export const refused = ({ because, code, reason }: Refusal): HttpError =>
  because === 'state' ? conflict(code, reason) : unprocessable(code, reason);
