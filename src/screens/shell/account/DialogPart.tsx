import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { selectDialogPhase, selectIsMounted } from '#machines/dialog/dialog.selectors.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

interface DialogPartProps {
  dialog: ActorRefFrom<typeof dialogMachine>;
  title: string;
  description?: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  actions?: ReactNode;
}

/** DIALOG-2 */
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
