import type { Failure } from '#domain/failure/failure.ts';
import type { PasswordRefusals } from '#domain/session/password-change.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';

export type PasswordChangeEvent =
  | TextFieldReport
  | { type: 'password.open' }
  | { type: 'password.close' }
  | { type: 'password.submit' }
  | { type: 'password.toggle' };

/** A field's last report: what would be sent, and whether its own rules allow it. */
export interface ReportedPassword {
  value: string;
  isAcceptable: boolean;
}

export interface PasswordChangeContext {
  current: ReportedPassword;
  next: ReportedPassword;
  repeated: ReportedPassword;
  /** What the server said against the values as they stand. */
  refusals: PasswordRefusals;
  /** Why the last attempt failed. */
  failure: Failure | null;
}
