import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { useRootActor } from './use-root-actor.ts';

export const useDialog = () => useRootActor(dialogMachine);
