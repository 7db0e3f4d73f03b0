import type { Credentials } from '#domain/session/login.ts';
import type { Selection } from '#domain/session/selection.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectEmailField, selectPasswordField } from '#machines/login/login.selectors.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import * as select from '#machines/session/session.selectors.ts';
import { commandedPort } from './commanded-port.ts';
import { staffUser } from './staff-user.ts';
import { startChart } from './start-chart.ts';

export const ann = staffUser({ id: 'ann' });
export const FIRST: Selection = { organizationId: 'o1', practiceId: 'p1', memberId: null };
export const STORAGE_FULL = { status: 507, reason: 'Storage', message: 'The browser storage is full.' };
export const UNREACHABLE = { status: 500, reason: 'Unreachable', message: 'No answer' };

/** A session whose outside work ends when the test decides. */
export function open() {
  const authenticate = commandedPort<LoginOutput, Credentials>();
  const login = loginMachine.provide({
    actors: { authenticate: authenticate.logic },
    actions: {
      showToast: () => {
        throw new Error('No place for toasts');
      },
    },
  });
  const machine = sessionMachine.provide({ actors: { login } });
  const { actor: session, clock, ports, effects } = startChart(machine);
  const read = <Value>(selector: (snapshot: ReturnType<typeof session.getSnapshot>) => Value) =>
    selector(session.getSnapshot());
  const submitLogin = () => {
    const form = read(select.selectLogin);
    const email = form && selectEmailField(form.getSnapshot());
    email?.send({ type: 'field.change', field: 'text', value: 'ann@a.test' });
    const password = form && selectPasswordField(form.getSnapshot());
    password?.send({ type: 'field.change', field: 'text', value: 'Molar.7' });
    form?.send({ type: 'login.submit' });
  };
  const signInAs = async (userId: string) => {
    submitLogin();
    await authenticate.succeed({ userId });
  };
  /** A defect inside the login: showing its toast throws an error. */
  const breakLogin = async () => {
    submitLogin();
    await authenticate.fail(UNREACHABLE);
  };
  return {
    ...ports,
    breakLogin,
    authenticate,
    session,
    clock,
    read,
    signInAs,
    reloads: () => effects.reloadOnDashboard.length,
  };
}

export async function openSignedOut() {
  const page = open();
  await page.restoreSession.succeed({ kind: 'signedOut', reason: 'absent' });
  return page;
}

export async function openSignedIn(stored: Selection | null = null, user = ann) {
  const page = open();
  await page.restoreSession.succeed({ kind: 'signedIn' });
  await page.loadUser.succeed({ user, stored });
  return page;
}

export async function openEnded() {
  const page = await openSignedIn();
  page.session.send({ type: 'token.refused' });
  await page.refreshToken.succeed({ kind: 'refused' });
  return page;
}
