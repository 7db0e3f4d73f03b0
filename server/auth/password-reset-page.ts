import type { FastifyInstance } from 'fastify';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { REPEATED_DIFFERS_MESSAGE } from '#domain/session/password-change.ts';
import { fieldMessage, serverValue, textProblem } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { clientAddress } from '../http/client-address.ts';
import { formIn, redirectTo, sendFormPage, serveFormPages } from '../http/form-pages.ts';
import { NEW_PASSWORD_POLICY } from '../http/security-headers.ts';
import type { AttemptCounts } from './attempt-counts.queries.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './new-password.ts';
import { hashPassword } from './password.ts';
import {
  CHANGED_HTML,
  LINK_ENDED_HTML,
  type NewPasswordProblems,
  NO_EMAIL_HTML,
  newPasswordHtml,
  requestHtml,
  SENT_HTML,
} from './password-reset-html.ts';
import type { PasswordResetsRepository } from './password-resets.queries.ts';
import { SHOW_PASSWORDS_PATH, SHOW_PASSWORDS_SCRIPT } from './show-passwords.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

const BAD_REQUEST = 400;
const GONE = 410;
/** Two passwords of 20 characters, each encoded in nine. */
const LARGEST_FORM = 1024;
/** Maximum number of links for one username in 15 minutes. */
const MOST_LINKS = 3;

interface Route {
  Params: { key: string };
}

interface PasswordResetParts {
  resets: PasswordResetsRepository;
  attempts: SignInAttempts;
  counts: AttemptCounts;
  /** Otherwise the page sends the user to their administrator. */
  sendsEmail: boolean;
  callLimits: CallLimits;
}

/** Sets a new password by an emailed link. The pages don't reveal whether an address belongs to a user. */
export function servePasswordReset(app: FastifyInstance, parts: PasswordResetParts): void {
  const { resets, attempts, counts, sendsEmail, callLimits } = parts;

  async function sendLink(username: string): Promise<void> {
    const waitMs = await counts.add(`password reset of ${username.toLowerCase()}`, MOST_LINKS);
    if (waitMs === 0) await resets.request(username);
  }

  serveFormPages(app, callLimits, (pages) => {
    pages.get(PASSWORD_RESET_PATH, (_request, reply) =>
      sendFormPage(reply, sendsEmail ? requestHtml() : NO_EMAIL_HTML),
    );

    pages.post(PASSWORD_RESET_PATH, { bodyLimit: LARGEST_FORM }, async ({ body }, reply) => {
      const username = serverValue(FIELDS.loginEmail, formIn(body).get('username') ?? '');
      const problem = fieldMessage(FIELDS.loginEmail, username);
      if (problem !== null) return sendFormPage(reply.code(BAD_REQUEST), requestHtml(username, problem));
      if (sendsEmail) await sendLink(username);
      return redirectTo(reply, `${PASSWORD_RESET_PATH}/sent`);
    });

    pages.get(`${PASSWORD_RESET_PATH}/sent`, (_request, reply) => sendFormPage(reply, SENT_HTML));
    pages.get(`${PASSWORD_RESET_PATH}/changed`, (_request, reply) => sendFormPage(reply, CHANGED_HTML));

    pages.get(SHOW_PASSWORDS_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(SHOW_PASSWORDS_SCRIPT),
    );

    pages.get<Route>(`${PASSWORD_RESET_PATH}/:key`, async ({ params }, reply) => {
      const user = await resets.find(params.key);
      return user
        ? sendFormPage(reply, newPasswordHtml(user.username), NEW_PASSWORD_POLICY)
        : sendFormPage(reply.code(GONE), LINK_ENDED_HTML);
    });

    pages.post<Route>(
      `${PASSWORD_RESET_PATH}/:key`,
      { bodyLimit: LARGEST_FORM },
      async ({ params, body, id, ip }, reply) => {
        const user = await resets.find(params.key);
        if (!user) return sendFormPage(reply.code(GONE), LINK_ENDED_HTML);
        const usedBy = { requestId: id, address: clientAddress(ip).address ?? null };
        const typed = formIn(body).get('newPassword') ?? '';
        const problems = problemsOf(typed, formIn(body).get('repeatedPassword') ?? '', user.username);
        if (problems !== null)
          return sendFormPage(
            reply.code(BAD_REQUEST),
            newPasswordHtml(user.username, problems),
            NEW_PASSWORD_POLICY,
          );
        if (!(await resets.use(params.key, await hashPassword(typed), usedBy)))
          return sendFormPage(reply.code(GONE), LINK_ENDED_HTML);
        await attempts.forget(ip, user.username.toLowerCase());
        return redirectTo(reply, `${PASSWORD_RESET_PATH}/changed`);
      },
    );
  });
}

/** Follows the rules of the change password dialog. */
function problemsOf(newPassword: string, repeated: string, username: string): NewPasswordProblems | null {
  const problem = textProblem(FIELDS.newPassword, newPassword);
  if (problem !== null) return { newPassword: problem };
  if (isEasyToGuess(newPassword, username)) return { newPassword: EASY_TO_GUESS };
  // The page returns without the passwords, so both fields are empty.
  return newPassword === repeated
    ? null
    : { repeatedPassword: `${REPEATED_DIFFERS_MESSAGE}. Enter both again.` };
}
