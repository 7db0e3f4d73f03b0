import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { useDialog } from '#react/use-dialog.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copy } from './copy.ts';
import { DialogPart } from './DialogPart.tsx';

/** The confirmation’s button only closes it (DIALOG-1). A link leads those who may change roles to Staff. */
export function DeletePermission({ openStaff }: { openStaff: (() => void) | undefined }) {
  const dialog = useDialog();
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => dialog.send({ type: 'dialog.open' })}>
        {copy.deletePermission}
      </Button>
      <DialogPart
        dialog={dialog}
        size="small"
        title={copy.deletePermission}
        description="Nothing is deleted yet. Permissions come with roles."
        actions={<Button onClick={() => dialog.send({ type: 'dialog.complete' })}>Got it</Button>}
      >
        {openStaff === undefined ? (
          copy.rolesForOthers
        ) : (
          <>
            {copy.rolesForManager}{' '}
            <Link
              className="profile-link"
              href={PAGES.staff.path}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                openStaff();
              }}
            >
              {PAGES.staff.title}
            </Link>
            .
          </>
        )}
      </DialogPart>
    </>
  );
}
