import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name in it: `Remove Dana Núñez from the plan?` */
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** A verb and a noun: `Remove member`. Never `OK`. */
  confirm: string;
  /** What happens when nothing is confirmed: `Keep member`. */
  cancel: string;
  /** Something is lost that can't be brought back. */
  destructive?: boolean;
  /** It is being done: the button waits, and the dialog stays. */
  busy?: boolean;
  /** Why it could not be done. */
  error?: string | null;
  /** As of `Dialog`. */
  shown?: 'always' | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens that can't be taken back. The safe way out has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, destructive = false, busy = false } = props;
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
