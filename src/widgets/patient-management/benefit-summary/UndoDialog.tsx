import { useSelector } from '@xstate/react';
import {
  type BenefitsRef,
  selectIsBusy,
  selectIsUndoing,
  selectRefusal,
  selectUndone,
} from '#machines/benefits/benefits.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

export function UndoDialog({ benefits }: { benefits: BenefitsRef }) {
  const isOpen = useSelector(benefits, selectIsUndoing);
  const benefit = useSelector(benefits, selectUndone);
  const isBusy = useSelector(benefits, selectIsBusy);
  const refusal = useSelector(benefits, selectRefusal);
  return (
    <ConfirmDialog
      open={isOpen}
      title={copy.undoTitle(benefit?.name)}
      confirm={copy.UNDO_USE}
      destructive
      busy={isBusy}
      error={refusal?.message ?? null}
      onConfirm={() => benefits.send({ type: 'work.confirm' })}
      onCancel={() => benefits.send({ type: 'dialog.close' })}
    >
      {copy.undoAdvice(benefit?.request?.isEmailed ?? false)}
    </ConfirmDialog>
  );
}
