import { useSelector } from '@xstate/react';
import { NOT_REVERSED, type ReversalField } from '#domain/payment/reversal.ts';
import {
  type ReversalRef,
  selectIsReversalOpen,
  selectIsReversing,
  selectIsUnconfirmed,
  selectReversalFailure,
  selectReversalKind,
  selectReversalMessage,
  selectReversible,
} from '#machines/reversal/reversal.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

interface ReversalProps {
  reversal: ReversalRef;
}

/** API-21: refunds or voids one payment. */
export function ReversalDialog({ reversal }: ReversalProps) {
  const isOpen = useSelector(reversal, selectIsReversalOpen);
  const kind = useSelector(reversal, selectReversalKind);
  const of = useSelector(reversal, selectReversible);
  return (
    <Dialog
      open={isOpen}
      onClose={() => reversal.send({ type: 'dialog.close' })}
      size="small"
      initialFocus=".dialog-body input"
      title={copy.TITLES[kind]}
      description={`${copy.aboutPayment(of)} ${copy.ADVICE[kind]}`}
    >
      <ReversalForm reversal={reversal} />
    </Dialog>
  );
}

function ReversalForm({ reversal }: ReversalProps) {
  const kind = useSelector(reversal, selectReversalKind);
  const isUnconfirmed = useSelector(reversal, selectIsUnconfirmed);
  return (
    <DialogForm
      onSubmit={() => reversal.send({ type: 'reversal.confirm' })}
      notice={<WhyNot reversal={reversal} />}
      submit={isUnconfirmed ? copy.TRY_AGAIN : copy.TITLES[kind]}
      busy={useSelector(reversal, selectIsReversing)}
      onCancel={() => reversal.send({ type: 'dialog.close' })}
    >
      {kind === 'refund' && (
        <Field reversal={reversal} field="amount" label={copy.AMOUNT} inputMode="decimal" required />
      )}
      <Field reversal={reversal} field="reason" label={copy.REASON} required />
      <Field reversal={reversal} field="email" label={copy.EMAIL} inputMode="email" autoCapitalize="none" />
    </DialogForm>
  );
}

function Field({
  reversal,
  field,
  ...shown
}: ReversalProps & { field: ReversalField } & Pick<
    TextFieldProps,
    'label' | 'inputMode' | 'required' | 'autoCapitalize'
  >) {
  const isUnconfirmed = useSelector(reversal, selectIsUnconfirmed);
  const isBusy = useSelector(reversal, selectIsReversing);
  return (
    <TextField
      {...shown}
      {...useField(reversal, field)}
      error={useSelector(reversal, selectReversalMessage(field))}
      readOnly={isBusy || isUnconfirmed}
      autoComplete="off"
    />
  );
}

function WhyNot({ reversal }: ReversalProps) {
  const failure = useSelector(reversal, selectReversalFailure);
  const kind = useSelector(reversal, selectReversalKind);
  const isUnconfirmed = useSelector(reversal, selectIsUnconfirmed);
  return (
    <div role="alert">
      {failure && (
        <Banner
          tone={isUnconfirmed ? 'warning' : 'danger'}
          title={isUnconfirmed ? copy.UNCONFIRMED : NOT_REVERSED[kind]}
        >
          {isUnconfirmed ? copy.UNCONFIRMED_ADVICE : failure.message}
        </Banner>
      )}
    </div>
  );
}
