import { useActorRef } from '@xstate/react';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';

/** A dialog of the component's own, closed at first. */
export const useDialog = () => useActorRef(dialogMachine);
