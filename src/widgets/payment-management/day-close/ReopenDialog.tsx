import { useSelector } from '@xstate/react';
import {
  type DayCloseRef,
  selectCloseMessage,
  selectDay,
  selectDayFailure,
  selectIsBusy,
  selectIsReopening,
} from '#machines/day-close/day-close.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from './copy.ts';

interface ReopenProps {
  close: DayCloseRef;
}

export function ReopenDialog({ close }: ReopenProps) {
  const onClose = () => close.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={useSelector(close, selectIsReopening)}
      onClose={onClose}
      size="small"
      initialFocus=".dialog-body input"
      title={copy.reopenTitle(useSelector(close, selectDay))}
      description={copy.REOPEN_ADVICE}
    >
      <DialogForm
        onSubmit={() => close.send({ type: 'reopen.confirm' })}
        notice={<WhyNot close={close} />}
        submit={copy.REOPEN}
        busy={useSelector(close, selectIsBusy)}
        onCancel={onClose}
      >
        <Reason close={close} />
      </DialogForm>
      <DiscardQuestion form={close} />
    </Dialog>
  );
}

function Reason({ close }: ReopenProps) {
  return (
    <TextField
      {...useField(close, 'reason')}
      label={copy.REASON}
      error={useSelector(close, selectCloseMessage('reason'))}
      readOnly={useSelector(close, selectIsBusy)}
      autoComplete="off"
      required
    />
  );
}

function WhyNot({ close }: ReopenProps) {
  const failure = useSelector(close, selectDayFailure);
  return (
    <div role="alert">
      {failure && (
        <Banner tone="danger" title={copy.NOT_REOPENED}>
          {failure.message}
        </Banner>
      )}
    </div>
  );
}
