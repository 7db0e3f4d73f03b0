import type { SnapshotFrom } from 'xstate';
import type { textToPayMachine } from './text-to-pay.machine.ts';

type Snapshot = SnapshotFrom<typeof textToPayMachine>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
