import { model } from '#charts/explore/model.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';

const defect = { error: new Error('a defect') };
const refusedAt = (field: string, message: string) => ({
  error: { status: 400, reason: 'Bad Request', validationErrors: [{ field, message }] },
});

export const passwordChangeModel = model({
  machine: passwordChangeMachine,
  inputs: [undefined],
  events: {
    'field.edited': [
      { case: 'the old one', field: 'currentPassword', value: 'Bridge2026!', isValid: true },
      { case: 'nothing', field: 'currentPassword', value: '', isValid: false },
      { case: 'a new one', field: 'newPassword', value: 'Harbor.Walk(7)', isValid: true },
      { case: 'a short new one', field: 'newPassword', value: 'Harbor', isValid: false },
      { case: 'the new one again', field: 'repeatedPassword', value: 'Harbor.Walk(7)', isValid: true },
      { case: 'a different password', field: 'repeatedPassword', value: 'Harbor', isValid: true },
    ],
    'field.settled': [
      { case: 'the new one again', field: 'repeatedPassword', value: 'Harbor.Walk(7)', isValid: true },
    ],
    'password.open': [{}],
    'password.close': [{}],
    'password.submit': [{}],
    'password.toggle': [{}],
  },
  outcomes: {
    changePassword: {
      changed: { output: { message: 'Password changed successfully' } },
      'wrong password': refusedAt('currentPassword', 'Your current password is incorrect.'),
      'easy to guess': refusedAt('newPassword', 'This password is too easy to guess. Choose another one.'),
      'too often': { error: { status: 429, reason: 'Too Many Requests', message: 'Too many attempts.' } },
    },
    currentPassword: { breaks: defect },
    newPassword: { breaks: defect },
    repeatedPassword: { breaks: defect },
  },
  /** A failure is shown once, and does not affect later steps. */
  abstraction: ({ context: { failure: _, ...context } }) => context,
  /** After a field breaks, the only useful step is closing the form, whatever its content. */
  isWorthTaking: ({ context: { current, next, repeated, failure } }, { label, event }) => {
    if (current.value + next.value + repeated.value !== '') return !label.endsWith('→ breaks');
    return failure === null || !event.type.startsWith('field.');
  },
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'LAYOUT-8: typed text is erased when the dialog closes.': (snapshot) => {
      const { current, next, repeated, refusals, failure } = snapshot.context;
      if (!snapshot.matches('closed')) return true;
      const typed = current.value + next.value + repeated.value;
      const isAnyAcceptable = [current, next, repeated].some(({ isValid }) => isValid);
      return typed === '' && !isAnyAcceptable && Object.keys(refusals).length === 0 && failure === null;
    },
    'LAYOUT-8: passwords are sent only if both new ones are equal and the current one is filled in.': (
      snapshot,
    ) => {
      const { current, next, repeated } = snapshot.context;
      if (!snapshot.can({ type: 'password.submit' }) && !snapshot.hasTag('loading')) return true;
      return (
        current.value === 'Bridge2026!' && next.value === 'Harbor.Walk(7)' && next.value === repeated.value
      );
    },
    'LOGIN-4: a new password that breaks its rule is not sent.': (snapshot) =>
      snapshot.context.next.value !== 'Harbor' || !snapshot.can({ type: 'password.submit' }),
    'LAYOUT-8: a rejected password is not sent again.': (snapshot) =>
      Object.keys(snapshot.context.refusals).length === 0 || !snapshot.can({ type: 'password.submit' }),
    'LAYOUT-8: the page shows a running request, which can’t be interrupted.': (snapshot) =>
      snapshot.hasTag('loading') === 'changePassword' in snapshot.children &&
      (!snapshot.hasTag('loading') || !snapshot.can({ type: 'password.close' })),
    'LAYOUT-8: the server’s rejection is shown in the open form until its field changes.': (snapshot) =>
      Object.keys(snapshot.context.refusals).length === 0 || snapshot.matches({ open: { form: 'editing' } }),
  },
});
