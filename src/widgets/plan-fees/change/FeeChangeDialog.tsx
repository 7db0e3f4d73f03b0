import { useSelector } from '@xstate/react';
import type { FeePreview } from '#domain/plan/plan-fee.ts';
import {
  type FeeChangeRef,
  selectConflicts,
  selectFailure,
  selectIsOpen,
  selectIsSaving,
  selectIsStale,
  selectLevels,
  selectMode,
  selectPreview,
} from '#machines/fee-change/fee-change.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Differences } from '#ui/Differences/Differences.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from '../copy.ts';
import { FeeChangeForm } from './FeeChangeForm.tsx';
import { FeeReview } from './FeeReview.tsx';
import './FeeChangeDialog.css';

interface FeeChangeProps {
  change: FeeChangeRef;
}

export function FeeChangeDialog({ change }: FeeChangeProps) {
  const isOpen = useSelector(change, selectIsOpen);
  const isSaving = useSelector(change, selectIsSaving);
  const mode = useSelector(change, selectMode);
  const levels = useSelector(change, selectLevels);
  const [first] = levels;
  const close = () => change.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={isOpen}
      {...(!isSaving && { onClose: close })}
      title={copy.change.titles[mode](levels.length)}
      description={
        first === undefined || levels.length > 1
          ? copy.change.forLevels(levels.length)
          : copy.change.forLevel(first.planName, first.name, first.feeCents)
      }
    >
      <Step change={change} />
      <DiscardQuestion form={change} />
    </Dialog>
  );
}

function Step({ change }: FeeChangeProps) {
  const isStale = useSelector(change, selectIsStale);
  const preview = useSelector(change, selectPreview);
  if (isStale) return <Stale change={change} />;
  if (preview === null) return <FeeChangeForm change={change} />;
  return <Review change={change} preview={preview} />;
}

function Review({ change, preview }: FeeChangeProps & { preview: FeePreview }) {
  const isSaving = useSelector(change, selectIsSaving);
  const mode = useSelector(change, selectMode);
  return (
    <DialogForm
      onSubmit={() => change.send({ type: 'change.confirm' })}
      submit={copy.change.confirm[mode]}
      busy={isSaving}
      cancel={copy.change.BACK}
      onCancel={() => change.send({ type: 'change.edit' })}
      notice={<NotSaved change={change} />}
    >
      <div>
        <FeeReview preview={preview} />
      </div>
    </DialogForm>
  );
}

function NotSaved({ change }: FeeChangeProps) {
  const failure = useSelector(change, selectFailure);
  return (
    failure && (
      <div role="alert">
        <Banner tone="danger" title={copy.change.NOT_SAVED}>
          {failure.message}
        </Banner>
      </div>
    )
  );
}

function Stale({ change }: FeeChangeProps) {
  const failure = useSelector(change, selectFailure);
  return (
    <>
      <div role="alert">
        <Banner tone="warning" title={copy.change.STALE}>
          {failure?.message} {copy.change.STALE_ABOUT}
        </Banner>
      </div>
      <Differences subject={copy.change.LEVEL} rows={useSelector(change, selectConflicts)} />
      <div className="form-actions">
        <Button onClick={() => change.send({ type: 'dialog.close' })}>{copy.change.CLOSE}</Button>
      </div>
    </>
  );
}
