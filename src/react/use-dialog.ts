import { useActorRef } from '@xstate/react';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';

export const useDialog = () => useActorRef(dialogMachine);
