import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** A question that includes the name: `Remove Dana Núñez from the plan?` */
  title: string;
  children: ReactNode;
  /** A verb and a noun: `Remove member`. Never `OK`. */
  confirm: string;
  cancel?: string;
  /** Confirming can't be undone. */
  destructive?: boolean;
  busy?: boolean;
  error?: string | null;
  shown?: 'always' | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that can't be undone. The safe choice gets the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel = 'Cancel', destructive = false, busy = false } = props;
  const { error, shown, onConfirm, onCancel } = props;
  const leave = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      size="small"
      initialFocus="[data-cancel]"
      shown={shown}
      actions={
        <>
          <Button data-cancel="" disabled={busy} onClick={leave}>
            {cancel}
          </Button>
          <Button variant={destructive ? 'destructive' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p className="dialog-error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
