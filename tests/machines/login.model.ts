import { model } from '#charts/explore/model.ts';
import { loginMachine } from '#machines/login/login.machine.ts';

const defect = { error: new Error('a defect') };

export const loginModel = model({
  machine: loginMachine,
  inputs: [{ username: '' }],
  events: {
    'field.edited': [
      { case: 'a valid email', field: 'loginEmail', value: 'ann@a.test', isValid: true },
      { case: 'half an email', field: 'loginEmail', value: 'ann@', isValid: false },
      { case: 'a password', field: 'loginPassword', value: 'Molar.7', isValid: true },
    ],
    'field.settled': [
      { case: 'a valid email', field: 'loginEmail', value: 'ann@a.test', isValid: true },
      { case: 'no password', field: 'loginPassword', value: '', isValid: false },
    ],
    'login.submit': [{}],
    'password.toggle': [{}],
  },
  outcomes: {
    authenticate: {
      accepted: { output: { userId: 'u1' } },
      'wrong password': {
        error: { status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' },
      },
      'server down': { error: { status: 500, reason: 'Unreachable', message: 'No answer' } },
    },
    emailField: { breaks: defect },
    passwordField: { breaks: defect },
  },
  isHome: (snapshot) => snapshot.matches({ open: { form: 'editing' } }),
  invariants: {
    'LOGIN-2: LOGIN works only while both fields are free of errors.': (snapshot) => {
      const { email, password } = snapshot.context;
      return !snapshot.can({ type: 'login.submit' }) || (email.isValid && password.isValid);
    },
    'LOGIN-2: LOGIN is busy exactly while the request runs.': (snapshot) =>
      snapshot.hasTag('loading') === 'authenticate' in snapshot.children,
    'LOGIN-6: after the server accepts, the fields are cleared and the user is known.': ({
      status,
      context,
    }) =>
      (status === 'done') === (context.userId !== '') &&
      (status !== 'done' || context.email.value + context.password.value === ''),
  },
});
