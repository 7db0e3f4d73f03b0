import { Trash2 } from 'lucide';
import { useDialog } from '#react/use-dialog.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { DialogPart } from './DialogPart.tsx';

/** Both buttons of the confirmation only close it (DIALOG-1). */
export function DeletePermission({ name }: { name: string }) {
  const dialog = useDialog();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Trash2} />}
        onClick={() => dialog.send({ type: 'dialog.open' })}
        aria-label={`Delete ${name}`}
      />
      <DialogPart
        dialog={dialog}
        size="small"
        title={`Delete ${name}?`}
        description="Permissions can’t be changed here yet. Nothing will be deleted."
        actions={
          <>
            <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
            <Button onClick={() => dialog.send({ type: 'dialog.complete' })}>Delete permission</Button>
          </>
        }
      >
        Your administrator manages this permission.
      </DialogPart>
    </>
  );
}
