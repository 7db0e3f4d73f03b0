import type { FieldRules } from '../text/field.ts';
import { LOGIN_EMAIL_MAX_LENGTH, LOGIN_PASSWORD_MAX_LENGTH, NEW_PASSWORD_MIN_LENGTH } from './login.ts';

const EMAIL_PATTERN = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;

const NEW_PASSWORD_SHORT = `The new password must be at least ${NEW_PASSWORD_MIN_LENGTH} characters`;

function emailMessage(value: string): string | null {
  if (value === '') return 'Email is required';
  return EMAIL_PATTERN.test(value) ? null : 'Invalid email';
}

const required = (message: string) => (value: string) => (value === '' ? message : null);

const newPasswordMessage = (value: string) =>
  value.length < NEW_PASSWORD_MIN_LENGTH ? NEW_PASSWORD_SHORT : null;

export const EMAIL = { filter: 'emailExtended', maxLength: LOGIN_EMAIL_MAX_LENGTH } as const;
const PASSWORD = {
  filter: 'password',
  maxLength: LOGIN_PASSWORD_MAX_LENGTH,
  isPassword: true,
  check: required('Password is required'),
} as const;

/**
 * The fields of the login page and of the change password dialog (LOGIN-3, LOGIN-4, LAYOUT-8). The login page loads
 * no others.
 */
export const SIGN_IN_FIELDS = {
  loginEmail: { ...EMAIL, check: emailMessage },
  loginPassword: PASSWORD,
  currentPassword: { ...PASSWORD, check: required('Enter your current password.') },
  newPassword: { ...PASSWORD, check: newPasswordMessage },
  repeatedPassword: { ...PASSWORD, check: required('Enter the new password again.') },
} as const satisfies Record<string, FieldRules>;
