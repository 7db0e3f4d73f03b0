import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Failure, ValidationError } from '#domain/failure/failure.ts';
import type { Answer } from './answer.ts';

/** A failure as a port rejects with it: `failureFrom` reads it back, field for field. */
export class PortFailed extends Error implements Failure {
  status: number;
  reason: string;
  code?: ErrorCode;
  validationErrors?: readonly ValidationError[];

  constructor({ status, reason, code, message, validationErrors }: Failure) {
    super(message);
    this.status = status;
    this.reason = reason;
    if (code) this.code = code;
    if (validationErrors) this.validationErrors = validationErrors;
  }
}

/** The value of an answer; a failure becomes the port's rejection. */
export function valueIn<T>(answer: Answer<T>): T {
  if (answer.kind === 'failed') throw new PortFailed(answer.failure);
  return answer.value;
}
