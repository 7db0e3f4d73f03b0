import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldMessage } from '#domain/text/field.ts';
import type { textFieldMachine } from './text-field.machine.ts';

export type TextFieldRef = ActorRefFrom<typeof textFieldMachine>;
type Snapshot = SnapshotFrom<typeof textFieldMachine>;

/** The text in the field, as it stands under the cursor. */
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed;
/** What is wrong with the value, once it is judged. */
export const selectMessage = (snapshot: Snapshot) =>
  snapshot.matches({ settled: 'faulty' })
    ? fieldMessage(snapshot.context.field, snapshot.context.typed, snapshot.context.today)
    : null;
/** The value counts and is judged: nobody is in the midst of typing it. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.matches('settled');
/** Why the last key or paste was not let in whole. */
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
