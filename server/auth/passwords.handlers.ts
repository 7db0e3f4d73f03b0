import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import { tooMany } from '../http/too-many.ts';
import type { Services } from '../services.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Maximum number of wrong current passwords per user in 15 minutes. */
const MOST_ATTEMPTS = 10;

const WRONG = {
  code: 'wrongPassword',
  field: 'currentPassword',
  message: 'Your current password is incorrect.',
} as const;
const SAME = {
  code: 'samePassword',
  field: 'newPassword',
  message: 'Your new password must be different from the current one.',
} as const;

const EASY = {
  code: 'weakPassword',
  field: 'newPassword',
  message: EASY_TO_GUESS,
} as const;

const refused = ({ code, ...error }: typeof WRONG | typeof SAME | typeof EASY): HttpError =>
  new HttpError(400, code, error.message, { validationErrors: [error] });

export const passwordChange = ({
  passwords,
  passwordAttempts,
}: Services): Pick<Handlers, 'changePassword'> => ({
  async changePassword({ body, access, success }) {
    const { userId, sessionId } = access;
    const attempts = `password of ${userId}`;
    const waitMs = await passwordAttempts.add(attempts, MOST_ATTEMPTS);
    if (waitMs > 0) throw tooMany('tooManyAttempts', 'attempts to change the password', waitMs);
    const known = await passwords.find(userId);
    if (!known || !(await verifyPassword(known.hash, body.currentPassword))) throw refused(WRONG);
    await passwordAttempts.forget(attempts);
    if (body.newPassword === body.currentPassword) throw refused(SAME);
    if (isEasyToGuess(body.newPassword, known.username)) throw refused(EASY);
    const to = await hashPassword(body.newPassword);
    if (!(await passwords.change(userId, { from: known.hash, to }, sessionId))) throw refused(WRONG);
    return { message: success };
  },
});
