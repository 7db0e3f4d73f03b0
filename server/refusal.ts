import type { ErrorCode } from '#domain/failure/error-codes.ts';

/** `state`: not possible at the moment. `rule`: never possible. Users see the reason. */
export interface Refusal {
  kind: 'refuse';
  because: 'state' | 'rule';
  code: ErrorCode;
  reason: string;
}

export const refusedByState = (code: ErrorCode, reason: string): Refusal => ({
  kind: 'refuse',
  because: 'state',
  code,
  reason,
});

export const refusedByRule = (code: ErrorCode, reason: string): Refusal => ({
  ...refusedByState(code, reason),
  because: 'rule',
});
