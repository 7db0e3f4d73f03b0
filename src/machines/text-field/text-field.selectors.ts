import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldMessage } from '#domain/text/field.ts';
import type { textFieldMachine } from './text-field.machine.ts';

export type TextFieldRef = ActorRefFrom<typeof textFieldMachine>;
type Snapshot = SnapshotFrom<typeof textFieldMachine>;

export const selectTyped = ({ context }: Snapshot) => context.fields.texts.text;
export const selectMessage = (snapshot: Snapshot) => {
  const { rules, today } = snapshot.context;
  return snapshot.matches({ settled: 'invalid' }) ? fieldMessage(rules, selectTyped(snapshot), today) : null;
};
export const selectIsSettled = (snapshot: Snapshot) => snapshot.matches('settled');
export const selectRefusal = ({ context }: Snapshot) => context.fields.refusal?.message ?? null;
