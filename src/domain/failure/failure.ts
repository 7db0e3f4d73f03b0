import { isRecord } from '../text/json.ts';
import type { ErrorCode } from './error-codes.ts';

export interface ValidationError {
  field: string;
  message: string;
}

/** A failure outside a chart, in the form that charts store and screens show (ERR-1). */
export interface Failure {
  status: number;
  reason: string;
  /** Absent if the portal's server did not respond. */
  code?: ErrorCode;
  message: string;
  validationErrors?: readonly ValidationError[];
  /** The stored records that differ from what the caller read, in the contract's format. */
  current?: readonly unknown[];
  /** The server's id for the request, as in its log and audit. */
  requestId?: string;
}

const CLIENT_ERROR_STATUS = 500;
const CLIENT_ERROR_REASON = 'Client Error';
export const UNEXPECTED_ERROR_MESSAGE = 'An unexpected error occurred, please try again.';
const UNREACHABLE_REASON = 'Unreachable';

const UNAUTHORIZED_STATUS = 401;

/** For a call without a response: offline, cut off, or too slow. */
export const UNREACHABLE: Failure = {
  status: CLIENT_ERROR_STATUS,
  reason: UNREACHABLE_REASON,
  message: 'The server could not be reached. Check your connection and try again.',
};

/** `src/api` throws this. */
export class ApiFailure extends Error implements Failure {
  declare readonly status: number;
  declare readonly reason: string;
  declare readonly code?: ErrorCode;
  declare readonly validationErrors?: readonly ValidationError[];
  declare readonly current?: readonly unknown[];
  declare readonly requestId?: string;

  constructor(failure: Failure) {
    super(failure.message);
    Object.assign(this, failure);
  }
}

/** Converts an error response or a thrown error, in the order of ERR-1. */
export function failureFrom(cause: unknown): Failure {
  const source = isRecord(cause) ? cause : {};
  const validationErrors = validationErrorsIn(source);
  const failure: Failure = {
    status: typeof source['status'] === 'number' ? source['status'] : CLIENT_ERROR_STATUS,
    reason: textIn(source, 'reason') ?? CLIENT_ERROR_REASON,
    message:
      validationErrors?.map((error) => error.message).join('\n') ||
      (textIn(source, 'message') ?? textIn(source, 'statusText') ?? UNEXPECTED_ERROR_MESSAGE),
  };
  const code = textIn(source, 'code') as ErrorCode | undefined;
  const requestId = textIn(source, 'requestId');
  return {
    ...failure,
    ...(code && { code }),
    ...(validationErrors && { validationErrors }),
    ...(Array.isArray(source['current']) && { current: source['current'] }),
    ...(requestId && { requestId }),
  };
}

export function isUnreachable(failure: Failure): boolean {
  return failure.reason === UNREACHABLE_REASON;
}

/** ERR-2 */
export function firstMessage({ validationErrors, message }: Failure): string {
  return validationErrors?.[0]?.message ?? message;
}

/** Enough of a request id to find it in the log. */
const REFERENCE_LENGTH = 8;

/** What users quote to support. Only the portal's server has ids, and a proxy before it has none. */
export interface Reference {
  name: 'Error ID' | 'Error';
  text: string;
}

/** Undefined if no server responded. */
export function referenceOf(failure: Failure): Reference | undefined {
  if (isUnreachable(failure)) return undefined;
  const { requestId, status, reason } = failure;
  return requestId === undefined
    ? { name: 'Error', text: `${status} ${reason}` }
    : { name: 'Error ID', text: requestId.slice(0, REFERENCE_LENGTH) };
}

const REFUSED_FROM = 400;
const BUSY_FROM = 500;

/** The server rejected the request. Sending it again would change nothing. */
export const isRefusal = ({ status }: Failure): boolean => status >= REFUSED_FROM && status < BUSY_FROM;

export function isUnauthorized(failure: Failure): boolean {
  return failure.status === UNAUTHORIZED_STATUS;
}

function textIn(source: Record<string, unknown>, key: string): string | undefined {
  const value = source[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function validationErrorsIn(source: Record<string, unknown>): readonly ValidationError[] | undefined {
  const list = source['validationErrors'];
  if (!Array.isArray(list)) return undefined;
  const errors = list.filter(isRecord).flatMap((entry) => {
    const message = textIn(entry, 'message');
    return message === undefined ? [] : [{ field: textIn(entry, 'field') ?? '', message }];
  });
  return errors.length > 0 ? errors : undefined;
}
