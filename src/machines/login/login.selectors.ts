import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { WRONG_CREDENTIALS_MESSAGE } from '#domain/session/login.ts';
import type { loginMachine } from './login.machine.ts';

export type LoginRef = ActorRefFrom<typeof loginMachine>;
type Snapshot = SnapshotFrom<typeof loginMachine>;

/** LOGIN is disabled unless both fields are filled in and valid (LOGIN-2). */
export const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'login.submit' });
export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectIsPasswordShown = (snapshot: Snapshot) =>
  snapshot.matches({ open: { visibility: 'shown' } });
/** Shown at the password field (LOGIN-7). */
export const selectWrongCredentials = (snapshot: Snapshot) =>
  snapshot.matches({ open: { form: 'refused' } }) ? WRONG_CREDENTIALS_MESSAGE : null;
export const selectEmailField = (snapshot: Snapshot) => snapshot.children.emailField;
export const selectPasswordField = (snapshot: Snapshot) => snapshot.children.passwordField;
