import type { SnapshotFrom } from 'xstate';
import type { textToPayMachine } from './text-to-pay.machine.ts';

type Snapshot = SnapshotFrom<typeof textToPayMachine>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
/** What stands in the field. */
export const selectAddress = ({ context }: Snapshot) => context.address;
/** Why the last key was not let in whole. */
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
