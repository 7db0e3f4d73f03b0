import type { SnapshotFrom } from 'xstate';
import type { menuHintMachine } from './menu-hint.machine.ts';

export const selectIsHintShown = (snapshot: SnapshotFrom<typeof menuHintMachine>) =>
  snapshot.matches('shown');
