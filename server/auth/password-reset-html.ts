import { INVITATION_DAYS } from '#domain/access/staff-member.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { escaped } from '../http/escaped.ts';
import { formPage } from '../http/form-pages.ts';
import { LINK_MINUTES } from './password-resets.queries.ts';
import { SHOW_PASSWORDS_PATH } from './show-passwords.ts';

export interface NewPasswordProblems {
  newPassword?: string | undefined;
  repeatedPassword?: string | undefined;
}

interface Input {
  name: string;
  label: string;
  type: 'email' | 'password';
  autocomplete: 'username' | 'new-password';
  problem?: string | undefined;
  hint?: string;
  value?: string;
}

/** The icon of an error under a field, as in the portal. */
const ALERT =
  '<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>';

const input = ({ name, label, type, autocomplete, problem, hint, value = '' }: Input): string => {
  const note = problem ?? hint;
  const described = note === undefined ? '' : ` aria-describedby="${name}-note"`;
  // A screen reader reads the problem when the page opens.
  const invalid = problem === undefined ? '' : ' aria-invalid="true" autofocus';
  const noteLine =
    note === undefined
      ? ''
      : `<p class="${problem ? 'error' : 'note'}" id="${name}-note">${problem ? ALERT : ''}${escaped(note)}</p>`;
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escaped(value)}" required${described}${invalid}>
${noteLine}</div>`;
};

const form = (button: string, ...inputs: string[]): string => `<form method="post" novalidate>
${inputs.join('\n')}
<button class="primary" type="submit">${button}</button>
</form>`;

const SHOW_PASSWORDS =
  '<label class="check" hidden><input type="checkbox" data-shows-passwords>Show passwords</label>';

const SIGN_IN = `<p><a href="${ROUTES.login.path}">Back to sign in</a></p>`;

const linkButton = (path: string, label: string): string => `<a class="primary" href="${path}">${label}</a>`;

export const requestHtml = (typed = '', problem?: string): string =>
  formPage(
    {
      title: 'Forgot your password?',
      says: [
        `Enter the email you use to sign in to ${PRODUCT_NAME}. We’ll send you a link to choose a new password.`,
      ],
    },
    form(
      'Email me a link',
      input({
        name: 'username',
        label: 'Email',
        type: 'email',
        autocomplete: 'username',
        problem,
        value: typed,
      }),
    ) + SIGN_IN,
  );

/** The same response for unknown addresses. */
export const SENT_HTML = formPage(
  {
    title: 'Check your email',
    icon: 'done',
    says: [
      `If that email belongs to a ${PRODUCT_NAME} user, a link to choose a new password is on its way. It works for ${LINK_MINUTES} minutes.`,
      'Nothing there? Check your spam folder, or ask your administrator which email you sign in with.',
    ],
  },
  SIGN_IN,
);

export const NO_EMAIL_HTML = formPage(
  {
    title: 'Forgot your password?',
    says: ['This server can’t send email. Ask your administrator for a new password.'],
  },
  SIGN_IN,
);

export const LINK_ENDED_HTML = formPage(
  {
    title: 'This link doesn’t work anymore',
    icon: 'link',
    says: [
      `A link works once. It expires after ${LINK_MINUTES} minutes, and in an invitation after ${INVITATION_DAYS} days. Only the newest link works.`,
    ],
  },
  linkButton(PASSWORD_RESET_PATH, 'Get a new link') + SIGN_IN,
);

export const CHANGED_HTML = formPage(
  {
    title: 'Your password was changed',
    icon: 'done',
    says: ['You’ve been signed out everywhere. Sign in with your new password.'],
  },
  linkButton(ROUTES.login.path, 'Sign in'),
);

export const newPasswordHtml = (username: string, problems: NewPasswordProblems = {}): string =>
  formPage(
    { title: 'Choose a new password', says: [`For ${escaped(username)}`] },
    form(
      'Update password',
      input({
        name: 'newPassword',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        problem: problems.newPassword,
        hint: '8–20 characters. Don’t use your name, a common password, or a dental word, even with numbers added.',
      }),
      input({
        name: 'repeatedPassword',
        label: 'Confirm new password',
        type: 'password',
        autocomplete: 'new-password',
        problem: problems.repeatedPassword,
      }),
      SHOW_PASSWORDS,
    ) + SIGN_IN,
    SHOW_PASSWORDS_PATH,
  );
