import type { Failure } from '#domain/failure/failure.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';

export type LoginEvent = TextFieldReport | { type: 'login.submit' } | { type: 'password.toggle' };

export interface LoginInput {
  /** Fills the email field in advance. */
  username: string;
}

export interface LoginOutput {
  userId: string;
}

/** A field's last report: what would be sent, and whether its rules allow it. */
interface ReportedField {
  value: string;
  isAcceptable: boolean;
}

export interface LoginContext {
  email: ReportedField;
  password: ReportedField;
  /** Why the last attempt failed. */
  failure: Failure | null;
  /** Whose credentials were accepted. */
  userId: string;
}
