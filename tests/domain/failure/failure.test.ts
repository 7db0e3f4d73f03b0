import { describe, expect, it } from 'vitest';
import {
  ApiFailure,
  failureFrom,
  isRefusal,
  isUnauthorized,
  isUnreachable,
  referenceOf,
  UNREACHABLE,
} from '#domain/failure/failure.ts';

describe('a failure', () => {
  it('has a reference for support, which is an error ID only if the server gave one', () => {
    expect(referenceOf(failureFrom({}))).toEqual({ name: 'Error', text: '500 Client Error' });
    const requestId = 'c035caea-7d1c-4f6e-9a57-0d4c2b1f3e88';
    expect(referenceOf(failureFrom({ status: 500, requestId }))).toEqual({
      name: 'Error ID',
      text: 'c035caea',
    });
    expect(referenceOf(UNREACHABLE)).toBeUndefined();
  });

  it('ERR-1: has the messages of its validation errors, one on each line', () => {
    const validationErrors = [
      { field: 'email', message: 'Email is required' },
      { field: 'phone', message: 'Phone Number must be at least 10 digits' },
    ];
    expect(failureFrom({ status: 400, reason: 'Bad Request', message: 'Invalid', validationErrors })).toEqual(
      {
        status: 400,
        reason: 'Bad Request',
        message: 'Email is required\nPhone Number must be at least 10 digits',
        validationErrors,
      },
    );
  });

  it('ERR-1: has the server’s code, also after it was thrown', () => {
    const refusal = { status: 409, reason: 'Conflict', code: 'paymentPending', message: 'Wait.' } as const;
    expect(failureFrom(refusal)).toEqual(refusal);
    expect(failureFrom(new ApiFailure(refusal))).toEqual(refusal);
  });

  it('ERR-1: without validation errors has the error’s message, else the status text', () => {
    expect(failureFrom({ status: 409, message: 'Already paid', statusText: 'Conflict' }).message).toBe(
      'Already paid',
    );
    expect(failureFrom({ status: 502, statusText: 'Bad Gateway' }).message).toBe('Bad Gateway');
    expect(failureFrom({ status: 502, message: '', statusText: 'Bad Gateway' }).message).toBe('Bad Gateway');
    expect(failureFrom(new TypeError('Failed to fetch')).message).toBe('Failed to fetch');
  });

  it('ERR-1: without any message has status 500, the reason Client Error and the fallback message', () => {
    for (const cause of [
      undefined,
      null,
      'text',
      7,
      {},
      { status: 'odd', reason: 3, message: { no: 'text' } },
    ]) {
      expect(failureFrom(cause)).toEqual({
        status: 500,
        reason: 'Client Error',
        message: 'An unexpected error occurred, please try again.',
      });
    }
  });

  it('ERR-1: malformed validation errors are ignored', () => {
    for (const validationErrors of [[], 'none', [null], [{ field: 'email' }], [{ message: 7 }]]) {
      expect(failureFrom({ message: 'Invalid', validationErrors })).toEqual({
        status: 500,
        reason: 'Client Error',
        message: 'Invalid',
      });
    }
    expect(failureFrom({ validationErrors: [{ message: 'Too long' }] }).validationErrors).toEqual([
      { field: '', message: 'Too long' },
    ]);
  });

  it('is a refusal with a status from 400 to 499', () => {
    expect([399, 400, 499, 500].map((status) => isRefusal(failureFrom({ status })))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is unauthorized with status 401, and unreachable without a connection', () => {
    expect([401, 403, 500].map((status) => isUnauthorized(failureFrom({ status })))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isUnreachable(UNREACHABLE)).toBe(true);
    expect(isUnreachable(failureFrom({ status: 500 }))).toBe(false);
  });
});
