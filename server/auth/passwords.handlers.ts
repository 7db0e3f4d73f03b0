import type { Handlers } from '../http/call.ts';
import { invalidValue } from '../http/http-error.ts';
import { tooMany } from '../http/too-many.ts';
import type { Services } from '../services.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Maximum number of wrong current passwords per user in 15 minutes. */
const MOST_ATTEMPTS = 10;

const wrongPassword = () =>
  invalidValue('wrongPassword', 'Your current password is incorrect.', 'currentPassword');
const samePassword = () =>
  invalidValue('samePassword', 'Your new password must be different from the current one.', 'newPassword');
const weakPassword = () => invalidValue('weakPassword', EASY_TO_GUESS, 'newPassword');

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
    if (!known || !(await verifyPassword(known.hash, body.currentPassword))) throw wrongPassword();
    await passwordAttempts.forget(attempts);
    if (body.newPassword === body.currentPassword) throw samePassword();
    if (isEasyToGuess(body.newPassword, known.username)) throw weakPassword();
    const to = await hashPassword(body.newPassword);
    if (!(await passwords.change(userId, { from: known.hash, to }, sessionId))) throw wrongPassword();
    return { message: success };
  },
});
