import { useDialog } from '#react/use-dialog.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copy } from './copy.ts';
import { DialogPart } from './DialogPart.tsx';

/** The confirmation’s button only closes it (DIALOG-1). */
export function DeletePermission({ isManager }: { isManager: boolean }) {
  const dialog = useDialog();
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => dialog.send({ type: 'dialog.open' })}>
        How to delete a permission
      </Button>
      <DialogPart
        dialog={dialog}
        size="small"
        title="Delete a permission"
        description="Nothing is deleted yet. Permissions come with roles."
        actions={<Button onClick={() => dialog.send({ type: 'dialog.complete' })}>Got it</Button>}
      >
        {isManager ? copy.rolesForManager : copy.rolesForOthers}
      </DialogPart>
    </>
  );
}
