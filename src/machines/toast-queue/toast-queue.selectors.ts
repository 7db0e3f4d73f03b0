import type { SnapshotFrom } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import type { toastQueueMachine } from './toast-queue.machine.ts';

type Snapshot = SnapshotFrom<typeof toastQueueMachine>;

export const selectToast = (snapshot: Snapshot): Toast | null => snapshot.context.current;
export const selectToastPhase = (snapshot: Snapshot) => snapshot.value;
