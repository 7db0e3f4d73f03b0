import { describe, expect, it } from 'vitest';
import { loginMachine } from '#machines/login/login.machine.ts';
import {
  selectCanSubmit,
  selectEmailField,
  selectIsSubmitting,
  selectPasswordField,
  selectWrongCredentials,
} from '#machines/login/login.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function openLogin() {
  const { actor: login, ports, now } = startChart(loginMachine, { username: '' });
  const email = selectEmailField(now());
  const password = selectPasswordField(now());
  if (email === undefined || password === undefined) throw new Error('The login has no fields');
  const type = (values: { email?: string; password?: string }) => {
    if (values.email !== undefined) email.send({ type: 'field.change', field: 'text', value: values.email });
    if (values.password !== undefined)
      password.send({ type: 'field.change', field: 'text', value: values.password });
  };
  const submit = () => login.send({ type: 'login.submit' });
  const see = () => ({
    canSubmit: selectCanSubmit(now()),
    isSubmitting: selectIsSubmitting(now()),
    wrongCredentials: selectWrongCredentials(now()),
  });
  const failure = () => now().context.failure;
  const { authenticate } = ports;
  return { authenticate, password, type, submit, see, failure };
}

const READY = { canSubmit: true, isSubmitting: false, wrongCredentials: null };
const REFUSED = {
  canSubmit: false,
  isSubmitting: false,
  wrongCredentials: 'Wrong email or password. Please try again.',
};

describe('the login', () => {
  it('LOGIN-7, FIELD-2: a password that is pasted after a refusal can be submitted', async () => {
    const { authenticate, password, type, submit, see } = openLogin();
    type({ email: 'ann@a.test', password: 'wrong' });
    submit();
    await authenticate.fail({ status: 401 });
    type({ password: 'Molar.7' });
    password.send({ type: 'field.settle' });
    expect(see()).toEqual(READY);
  });

  it('LOGIN-7: the error stays until one of the fields changes', async () => {
    const changes: { email?: string; password?: string }[] = [{ email: 'ann@b.test' }, { password: 'other' }];
    for (const change of changes) {
      const { authenticate, type, submit, see, failure } = openLogin();
      type({ email: 'ann@a.test', password: 'wrong' });
      submit();
      await authenticate.fail({ status: 401 });
      submit();
      expect([see(), failure()?.status]).toEqual([REFUSED, 401]);
      type(change);
      expect([see(), failure()]).toEqual([READY, null]);
      submit();
      expect(authenticate.asked.at(-1)).toEqual({
        username: change.email ?? 'ann@a.test',
        password: change.password ?? 'wrong',
      });
    }
  });
});
