import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FIELDS, fieldMessage } from '#domain/text/field.ts';
import type { textFieldMachine } from './text-field.machine.ts';

export type TextFieldRef = ActorRefFrom<typeof textFieldMachine>;
type Snapshot = SnapshotFrom<typeof textFieldMachine>;

/** The text under the cursor. */
export const selectTyped = ({ context }: Snapshot) => context.fields.texts.text;
/** What is wrong with the value, once it is validated. */
export const selectMessage = (snapshot: Snapshot) => {
  const { field, today } = snapshot.context;
  return snapshot.matches({ settled: 'faulty' })
    ? fieldMessage(FIELDS[field], selectTyped(snapshot), today)
    : null;
};
/** The value is validated: the user is not typing. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.matches('settled');
/** Why the last change was not accepted in full. */
export const selectRefusal = ({ context }: Snapshot) => context.fields.refusal?.message ?? null;
