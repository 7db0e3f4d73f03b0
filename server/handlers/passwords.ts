import { hashPassword, verifyPassword } from '../domain/password.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import { tooMany } from '../http/too-many.ts';
import type { Services } from './services.ts';

/** How many wrong current passwords of a user are heard in a quarter of an hour. */
const MOST_ATTEMPTS = 10;

const WRONG = { field: 'currentPassword', message: 'The current password is wrong.' };
const SAME = { field: 'newPassword', message: 'The new password is the same as the current one.' };

const refused = (error: typeof WRONG): HttpError =>
  new HttpError(400, error.message, { validationErrors: [error] });

export const passwordChange = ({
  passwords,
  passwordAttempts,
}: Services): Pick<Handlers, 'changePassword'> => ({
  async changePassword({ body, access, success }) {
    const { userId, sessionId } = access;
    const waitMs = passwordAttempts.add(userId, MOST_ATTEMPTS);
    if (waitMs > 0) throw tooMany('attempts to change the password', waitMs);
    const from = await passwords.findHash(userId);
    if (from === undefined || !(await verifyPassword(from, body.currentPassword))) throw refused(WRONG);
    passwordAttempts.forget(userId);
    if (body.newPassword === body.currentPassword) throw refused(SAME);
    const to = await hashPassword(body.newPassword);
    if (!(await passwords.change(userId, { from, to }, sessionId))) throw refused(WRONG);
    return { message: success };
  },
});
