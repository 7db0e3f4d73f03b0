import { useSelector } from '@xstate/react';
import { cancelMeaning } from '#domain/plan/fee-cancel.ts';
import {
  type PlanFeeRef,
  selectIsCanceling,
  selectIsCancelOpen,
  selectLevelToCancel,
} from '#machines/plan-fee/plan-fee.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from '../copy.ts';

export function CancelIncrease({ plan }: { plan: PlanFeeRef }) {
  const isOpen = useSelector(plan, selectIsCancelOpen);
  const isCanceling = useSelector(plan, selectIsCanceling);
  const level = useSelector(plan, selectLevelToCancel);
  if (level === null) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      destructive
      busy={isCanceling}
      title={copy.edit.cancelTitle(level.name)}
      confirm={copy.CANCEL_INCREASE}
      cancel={copy.edit.KEEP}
      onConfirm={() => plan.send({ type: 'cancel.confirm' })}
      onCancel={() => plan.send({ type: 'dialog.close' })}
    >
      {cancelMeaning(level).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </ConfirmDialog>
  );
}
