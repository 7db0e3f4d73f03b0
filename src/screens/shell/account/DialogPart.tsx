import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { selectDialogPhase, selectIsMounted } from '#machines/dialog/dialog.selectors.ts';
import { Dialog, type DialogProps } from '#ui/Dialog/Dialog.tsx';

interface DialogPartProps extends Omit<DialogProps, 'open' | 'onClose'> {
  dialog: ActorRefFrom<typeof dialogMachine>;
}

/** A dialog that is opened by a dialog chart, and closed by its close button or Escape (DIALOG-2). */
export function DialogPart({ dialog, ...content }: DialogPartProps) {
  const isMounted = useSelector(dialog, selectIsMounted);
  const phase = useSelector(dialog, selectDialogPhase);
  return (
    <Dialog
      {...content}
      open={isMounted && phase !== 'closing'}
      onClose={() => dialog.send({ type: 'dialog.close' })}
    />
  );
}
