import type { Failure } from '#domain/failure/failure.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';

export type LoginEvent = TextFieldReport | { type: 'login.submit' } | { type: 'password.toggle' };

export interface LoginInput {
  username: string;
}

export interface LoginOutput {
  userId: string;
}

interface ReportedField {
  value: string;
  isValid: boolean;
}

export interface LoginContext {
  email: ReportedField;
  password: ReportedField;
  failure: Failure | null;
  userId: string;
}
