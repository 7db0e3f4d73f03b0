export const LOGIN_EMAIL_MAX_LENGTH = 50;
export const LOGIN_PASSWORD_MAX_LENGTH = 20;
/** Our choice, because the specification only gives a maximum (LOGIN-4). */
export const NEW_PASSWORD_MIN_LENGTH = 8;
/** LOGIN-7 */
export const WRONG_CREDENTIALS_MESSAGE = 'Wrong email or password. Please try again.';
/** LOGIN-9 */
export const NOT_SIGNED_IN = 'Couldn’t sign in';

export interface Credentials {
  username: string;
  password: string;
}
