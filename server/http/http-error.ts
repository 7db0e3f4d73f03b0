import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Failure, ValidationError } from '#domain/failure/failure.ts';

/**
 * Why the server doesn't carry out a request. A rule or a use case returns it, or a reason; the handler throws it, and
 * the error handler sends it (API-22). Without a message, the response has the contract's text for its status.
 */
export class HttpError extends Error {
  readonly kind = 'rejected';
  readonly status: number;
  readonly code: ErrorCode;
  readonly hasOwnMessage: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly validationErrors: readonly ValidationError[] | undefined;
  /** The stored records that differ from what the caller read. */
  readonly current: readonly unknown[] | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message?: string,
    more: {
      headers?: Record<string, string>;
      validationErrors?: readonly ValidationError[];
      current?: readonly unknown[];
    } = {},
  ) {
    super(message ?? reasonOf(status));
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.hasOwnMessage = message !== undefined;
    this.headers = more.headers ?? {};
    this.validationErrors = more.validationErrors;
    this.current = more.current;
  }

  body(textOfContract?: string): Failure {
    return {
      status: this.status,
      reason: reasonOf(this.status),
      code: this.code,
      message: this.hasOwnMessage ? this.message : (textOfContract ?? this.message),
      ...(this.validationErrors && { validationErrors: this.validationErrors }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/** The message repeats the field messages, for callers that show nothing else. */
export const invalid = (validationErrors: readonly ValidationError[]): HttpError =>
  new HttpError(400, 'invalidRequest', validationErrors.map(({ message }) => message).join('\n'), {
    validationErrors,
  });

const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

/** A missing record and one of another practice get the same response. */
export const notFound = (): HttpError =>
  new HttpError(404, 'notFound', 'Not found. It may have been removed. Reload the page.');

export const unauthorized = (
  code: Extract<ErrorCode, 'unauthorized' | 'invalidCredentials' | 'sessionEnded'> = 'unauthorized',
): HttpError => new HttpError(401, code, undefined, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = (): HttpError =>
  new HttpError(403, 'forbidden', "You don't have permission to do this.");

export const pagesNotBuilt = (): HttpError =>
  new HttpError(503, 'unavailable', "The pages aren't built yet. Run npm run build.");

/** No mail server is configured. */
export const emailUnavailable = (): HttpError =>
  new HttpError(503, 'emailUnavailable', "Email isn't set up. Contact your administrator.");

/** One value is invalid by itself. The user sees the reason beside the field. */
export const invalidValue = (code: ErrorCode, reason: string, field: string): HttpError =>
  new HttpError(400, code, reason, { validationErrors: [{ field, message: reason }] });

/** The record's state does not allow it. The user sees the reason. */
export const conflict = (code: ErrorCode, reason?: string, current?: readonly unknown[]): HttpError =>
  new HttpError(409, code, reason, current && { current });

/** A business rule rejects it, whatever the state. The user sees the reason, beside the field if there is one. */
export const unprocessable = (code: ErrorCode, reason?: string, field?: string): HttpError =>
  new HttpError(422, code, reason, field ? { validationErrors: [{ field, message: reason ?? '' }] } : {});
