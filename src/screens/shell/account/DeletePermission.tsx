import { useDialog } from '#react/use-dialog.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DialogPart } from './DialogPart.tsx';

/** Both buttons of the confirmation only close it (DIALOG-1). */
export function DeletePermission() {
  const dialog = useDialog();
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => dialog.send({ type: 'dialog.open' })}>
        Delete a permission
      </Button>
      <DialogPart
        dialog={dialog}
        size="small"
        title="Delete a permission?"
        description="Nothing is deleted yet. Only an administrator takes permissions away."
        actions={
          <>
            <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
            <Button onClick={() => dialog.send({ type: 'dialog.complete' })}>Got it</Button>
          </>
        }
      >
        Ask yours to change your roles on the Staff page.
      </DialogPart>
    </>
  );
}
