import { describe, expect, it } from 'vitest';
import { loginMachine } from '#machines/login/login.machine.ts';
import {
  selectCanSubmit,
  selectEmailField,
  selectIsPasswordShown,
  selectIsSubmitting,
  selectPasswordField,
  selectWrongCredentials,
} from '#machines/login/login.selectors.ts';
import { selectTyped } from '#machines/text-field/text-field.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function openLogin(username = '') {
  const { actor: login, ports, effects, now } = startChart(loginMachine, { username });
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
  return { authenticate, toasts: effects.showToast, login, email, password, type, submit, see, failure };
}

const READY = { canSubmit: true, isSubmitting: false, wrongCredentials: null };
const NOT_READY = { canSubmit: false, isSubmitting: false, wrongCredentials: null };
const SUBMITTING = { canSubmit: false, isSubmitting: true, wrongCredentials: null };
const REFUSED = {
  canSubmit: false,
  isSubmitting: false,
  wrongCredentials: 'Wrong email or password. Please try again.',
};

describe('the login', () => {
  it('LOGIN-2: LOGIN is enabled only while both fields are filled in and free of errors', () => {
    const { type, see } = openLogin();
    expect(see()).toEqual(NOT_READY);
    type({ email: 'ann@a.test' });
    expect(see()).toEqual(NOT_READY);
    type({ password: 'Molar.7' });
    expect(see()).toEqual(READY);
    type({ email: 'ann@' });
    expect(see()).toEqual(NOT_READY);
    type({ email: 'ann@a.test', password: '' });
    expect(see()).toEqual(NOT_READY);
  });

  it('LOGIN-2: submitting before that does nothing', () => {
    const { authenticate, type, submit, see } = openLogin();
    type({ email: 'ann@a.test' });
    submit();
    expect(see()).toEqual(NOT_READY);
    expect(authenticate.asked).toEqual([]);
  });

  it('LOGIN-6: submitting sends one request, with the email trimmed and the password as typed', () => {
    const { authenticate, type, submit, see } = openLogin();
    type({ email: 'ann@a.test', password: ' Molar 7 ' });
    submit();
    submit();
    expect(see()).toEqual(SUBMITTING);
    expect(authenticate.asked).toEqual([{ username: 'ann@a.test', password: ' Molar 7 ' }]);
  });

  it('LOGIN-6: on success the fields are cleared and the login ends with the user', async () => {
    const { authenticate, login, type, submit } = openLogin();
    type({ email: 'ann@a.test', password: 'Molar.7' });
    submit();
    await authenticate.succeed({ userId: 'u1' });
    expect(login.getSnapshot().status).toBe('done');
    expect(login.getSnapshot().output).toEqual({ userId: 'u1' });
    expect(login.getSnapshot().context).toMatchObject({ email: { value: '' }, password: { value: '' } });
  });

  it('LOGIN-7: a 401 shows an error at the password field, and LOGIN is no longer loading', async () => {
    const { authenticate, toasts, type, submit, see } = openLogin();
    type({ email: 'ann@a.test', password: 'wrong' });
    submit();
    await authenticate.fail({ status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' });
    expect(see()).toEqual(REFUSED);
    expect(toasts).toEqual([]);
  });

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

  it('LOGIN-9: a network failure shows an error toast and leaves the fields as they are', async () => {
    const { authenticate, toasts, email, password, type, submit, see, failure } = openLogin();
    type({ email: 'ann@a.test', password: 'Molar.7' });
    submit();
    await authenticate.fail({
      status: 500,
      reason: 'Unreachable',
      message: 'The server could not be reached. Check your connection and try again.',
    });
    expect(toasts).toEqual([
      {
        variant: 'error',
        title: 'Not signed in',
        label: 'The server could not be reached. Check your connection and try again.',
      },
    ]);
    expect(see()).toEqual(READY);
    expect([email, password].map((field) => selectTyped(field.getSnapshot()))).toEqual([
      'ann@a.test',
      'Molar.7',
    ]);
    expect(failure()?.reason).toBe('Unreachable');
    submit();
    expect([authenticate.asked.length, failure()]).toEqual([2, null]);
  });

  it('LOGIN-5: the password toggles between masked and plain text, also during the request', () => {
    const { login, type, submit } = openLogin();
    const isShown = () => selectIsPasswordShown(login.getSnapshot());
    expect(isShown()).toBe(false);
    login.send({ type: 'password.toggle' });
    expect(isShown()).toBe(true);
    type({ email: 'ann@a.test', password: 'Molar.7' });
    submit();
    expect(isShown()).toBe(true);
    login.send({ type: 'password.toggle' });
    expect(isShown()).toBe(false);
  });

  it('LOGIN-9: fields that a password manager fills in can be submitted at once', () => {
    const { email, password, see } = openLogin();
    email.send({ type: 'field.change', field: 'text', value: 'ann@a.test' });
    password.send({ type: 'field.change', field: 'text', value: 'Molar.7' });
    expect(see()).toEqual(READY);
  });

  it('SESSION-4: a sheet that knows the user asks for the password only', () => {
    const { authenticate, email, type, submit, see } = openLogin('ann@a.test');
    expect(selectTyped(email.getSnapshot())).toBe('ann@a.test');
    expect(see()).toEqual(NOT_READY);
    type({ password: 'Molar.7' });
    submit();
    expect(authenticate.asked).toEqual([{ username: 'ann@a.test', password: 'Molar.7' }]);
  });
});
