import type { Failure } from '#domain/failure/failure.ts';
import type { PasswordRefusals } from '#domain/session/password-change.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';

export type PasswordChangeEvent =
  | TextFieldReport
  | { type: 'password.open' }
  | { type: 'password.close' }
  | { type: 'password.submit' }
  | { type: 'password.toggle' };

export interface ReportedPassword {
  value: string;
  isValid: boolean;
}

export interface PasswordChangeContext {
  current: ReportedPassword;
  next: ReportedPassword;
  repeated: ReportedPassword;
  refusals: PasswordRefusals;
  failure: Failure | null;
}
