import { useSelector } from '@xstate/react';
import { type StaffRef, selectIsConfirming, selectPerson } from '#machines/staff/staff.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { copy } from './copy.ts';

export function DeactivateDialog({ staff }: { staff: StaffRef }) {
  const person = useSelector(staff, selectPerson);
  return (
    <ConfirmDialog
      open={useSelector(staff, selectIsConfirming)}
      destructive
      title={copy.deactivateTitle(person?.name ?? '')}
      confirm={copy.deactivate}
      onConfirm={() => staff.send({ type: 'change.confirm' })}
      onCancel={() => staff.send({ type: 'dialog.close' })}
    >
      {copy.deactivateAbout}
    </ConfirmDialog>
  );
}
