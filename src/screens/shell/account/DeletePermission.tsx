import { Trash2 } from 'lucide';
import { useDialog } from '#react/use-dialog.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { DialogPart } from './DialogPart.tsx';

/** The button at a permission, and the confirmation that it opens. Both buttons of it only close it (DIALOG-1). */
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
        title={`Delete the permission ${name}?`}
        description="Nothing is deleted yet: this version of the portal changes no permissions."
        actions={
          <>
            <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Keep permission</Button>
            <Button variant="danger" onClick={() => dialog.send({ type: 'dialog.complete' })}>
              Delete permission
            </Button>
          </>
        }
      >
        You keep {name} until an administrator of your organization takes it from you.
      </DialogPart>
    </>
  );
}
