/** A rule's answer: the message to show, or null when the value is acceptable. */
type Check = (value: string) => string | null;

const EMAIL_PATTERN = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;

function isEmail(value: string): boolean {
  return EMAIL_PATTERN.test(value);
}

/** The checks that a field can name, with the specification's words. */
export const CHECKS = {
  none: () => null,
  /** LOGIN-3 */
  loginEmail: (value) => {
    if (value === '') return 'Email is required';
    return isEmail(value) ? null : 'Invalid email';
  },
  /** LOGIN-4 */
  loginPassword: (value) => (value === '' ? 'Password is required' : null),
} as const satisfies Record<string, Check>;
export type CheckName = keyof typeof CHECKS;
