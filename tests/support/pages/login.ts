import { expect } from 'vitest';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { NOT_SIGNED_IN, WHOLE_TOAST_MS } from './toast-queue.ts';
import { EMPTY_LOGIN, type LoginView, readLogin, readToasts } from './views.ts';

const DEFECT = 'only a defect in the chart of the field ends it';

export const loginPage = pageModel({
  model: loginModel,
  scenes: {
    'the login page': {
      input: { username: '' },
      can: (_, step) =>
        step.kind === 'outcome' ? step.actor === 'authenticate' : step.event.type !== 'field.settled',
    },
  },
  notOnPage: [
    {
      transition: 'login.open.form|field.settled|0',
      why: 'a settled field tells what its last edit has told already: nothing more is shown',
    },
    { transition: 'login.open|xstate.error.actor.emailField|0', why: DEFECT },
    { transition: 'login.open|xstate.error.actor.passwordField|0', why: DEFECT },
  ],
});

/** What stands behind a login form. */
export interface LoginSet {
  open(): Promise<void>;
  /** Ends the sign-in that is under way, which waits until then. */
  answer: Record<'accepted' | 'wrong password' | 'server down', () => Promise<void>>;
  seeAccepted(): Promise<void>;
}

export function driveLogin(adapter: PageAdapter, set: LoginSet): PageDriver<typeof loginMachine> {
  let shown = EMPTY_LOGIN;
  const sees = (button: LoginView['button'], passwordMessage = '') => {
    shown = { ...shown, button, passwordMessage };
    return shows(adapter, readLogin, shown);
  };
  const isMasked = () => adapter.inPage(readLogin, undefined).then((view) => view.isMasked);
  return {
    ...adapter,
    async open() {
      shown = EMPTY_LOGIN;
      await set.open();
    },
    do: {
      'field.edited': async ({ field, value, isValid }) => {
        const name = field === 'loginEmail' ? 'email' : 'password';
        await adapter.fill(name === 'email' ? 'Email' : 'Password', value);
        await adapter.letTimePass(300);
        shown = { ...shown, [name]: value };
        if (name === 'email') shown.emailMessage = isValid ? '' : 'Invalid email';
      },
      'login.submit': () => adapter.click('button', /^LOGIN/),
      'password.toggle': async () => {
        await adapter.click('button', shown.isMasked ? 'Show password' : 'Hide password');
        shown = { ...shown, isMasked: !shown.isMasked };
      },
    },
    answer: {
      'authenticate → accepted': set.answer.accepted,
      'authenticate → wrong password': set.answer['wrong password'],
      'authenticate → server down': async () => {
        await set.answer['server down']();
        await shows(adapter, readToasts, [{ phase: 'entering', lines: NOT_SIGNED_IN }]);
        await adapter.letTimePass(WHOLE_TOAST_MS);
        await shows(adapter, readToasts, []);
      },
    },
    see: {
      'login.open.form.editing': ({ context: { email, password } }) =>
        sees(email.isValid && password.isValid ? 'enabled' : 'disabled'),
      'login.open.form.submitting': () => sees('loading'),
      'login.open.form.refused': () => sees('disabled', 'Wrong email or password. Please try again.'),
      'login.open.password.masked': async () => expect(await isMasked()).toBe(true),
      'login.open.password.shown': async () => expect(await isMasked()).toBe(false),
      async 'login.accepted'() {
        await set.seeAccepted();
        await shows(adapter, readToasts, []);
      },
    },
  };
}
