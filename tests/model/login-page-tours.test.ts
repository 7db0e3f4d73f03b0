import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Credentials } from '#domain/login.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import * as select from '#machines/login/login.selectors.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import { type CommandedPort, commandedPort } from '#tests/support/commanded-port.ts';
import { type LoginPageDriver, loginPageGraph, loginPageTours } from '#tests/support/model/login-page.ts';
import { walk } from '#tests/support/model/page.ts';

/** The login with its real fields, worked as a page works it. */
function driveActor(): LoginPageDriver {
  let authenticate: CommandedPort<LoginOutput, Credentials>;
  let toasts = 0;
  let login: select.LoginRef;
  const read = () => login.getSnapshot();
  return {
    open: async () => {
      authenticate = commandedPort();
      const machine = loginMachine.provide({
        actors: { authenticate: authenticate.logic },
        actions: {
          showToast: () => {
            toasts += 1;
          },
        },
      });
      login = createActor(machine, { input: { username: '' } }).start();
    },
    do: {
      'field.edited': async ({ field, value }) => {
        const fieldRef =
          field === 'loginEmail' ? select.selectEmailField(read()) : select.selectPasswordField(read());
        fieldRef?.send({ type: 'field.change', value: '' });
        fieldRef?.send({ type: 'field.change', value });
      },
      'login.submit': async () => login.send({ type: 'login.submit' }),
      'password.toggle': async () => login.send({ type: 'password.toggle' }),
    },
    answer: {
      'authenticate → accepted': () => authenticate.succeed({ userId: 'u1' }),
      'authenticate → wrong password': () => authenticate.fail({ status: 401 }),
      'authenticate → server down': async () => {
        const before = toasts;
        await authenticate.fail({ status: 500, reason: 'Unreachable' });
        expect(toasts).toBe(before + 1);
      },
    },
    see: {
      'login.open.form.editing': async (expected) => {
        expect(select.selectCanSubmit(read())).toBe(
          expected.context.email.isAcceptable && expected.context.password.isAcceptable,
        );
        expect(select.selectWrongCredentials(read())).toBeNull();
      },
      'login.open.form.submitting': async () => expect(select.selectIsSubmitting(read())).toBe(true),
      'login.open.form.refused': async () => {
        expect(select.selectWrongCredentials(read())).toBe('Wrong email or password. Please try again.');
        expect(select.selectCanSubmit(read())).toBe(false);
      },
      'login.open.password.masked': async () => expect(select.selectIsPasswordShown(read())).toBe(false),
      'login.open.password.shown': async () => expect(select.selectIsPasswordShown(read())).toBe(true),
      'login.accepted': async () => expect(read().status).toBe('done'),
    },
  };
}

describe('the tours that a login page walks', () => {
  it.each(loginPageTours().map((tour) => [tour.name, tour] as const))('%s', async (_, tour) => {
    await walk(driveActor(), tour);
  });

  it('take every transition of the login but the two kinds that no page can bring about', () => {
    const taken = new Set(loginPageGraph.moves.flatMap(({ transitions }) => transitions));
    const left = loginPageGraph.chart.transitions.filter(({ id }) => !taken.has(id));
    expect(left.map(({ kind, trigger }) => `${kind} ${trigger}`)).toEqual([
      'event field.settled',
      'actorFailed emailField',
      'actorFailed passwordField',
    ]);
  });

  it('stop at a step or a state that the driver does not know', async () => {
    const [tour] = loginPageTours();
    if (tour === undefined) throw new Error('There is no tour');
    const driver = driveActor();
    const { 'login.open.password.masked': _seen, ...see } = driver.see;
    const { 'login.submit': _done, ...does } = driver.do;
    await expect(walk({ ...driver, see }, tour)).rejects.toThrow('cannot see "login.open.password.masked"');
    await expect(walk({ ...driver, do: does }, tour)).rejects.toThrow('cannot do "login.submit"');
  });
});
