import type { ErrorCode } from '#domain/failure/error-codes.ts';

/** A request that the server doesn't carry out. Users see the reason, beside the field if there is one. */
export interface Rejection {
  kind: 'reject';
  status: 400 | 409 | 422;
  code: ErrorCode;
  reason: string;
  field?: string | undefined;
}

const rejectedWith =
  (status: Rejection['status']) =>
  (code: ErrorCode, reason: string, field?: string): Rejection => ({
    kind: 'reject',
    status,
    code,
    reason,
    field,
  });

/** The values are invalid by themselves. */
export const rejectedValue = rejectedWith(400);
/** Not possible at the moment. */
export const rejectedByState = rejectedWith(409);
/** Never possible. */
export const rejectedByRule = rejectedWith(422);
