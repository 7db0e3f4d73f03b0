import type { SnapshotFrom } from 'xstate';
import type { receiptTabMachine } from './receipt-tab.machine.ts';

export const selectIsOpen = (snapshot: SnapshotFrom<typeof receiptTabMachine>) => snapshot.matches('open');
