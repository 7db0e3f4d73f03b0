import { useSelector } from '@xstate/react';
import { NOT_REVERSED, type ReceiptChoice, type ReversalField } from '#domain/payment/reversal.ts';
import {
  type ReversalRef,
  selectIsDecided,
  selectIsReversalOpen,
  selectIsReversing,
  selectIsUnconfirmed,
  selectOwnAddress,
  selectReceiptChoice,
  selectReversalFailure,
  selectReversalKind,
  selectReversalMessage,
  selectReversedCents,
  selectReversible,
} from '#machines/reversal/reversal.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';
import { DiscardQuestion } from '../DiscardQuestion.tsx';
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
      description={`${copy.aboutPayment(of)} ${copy.whereTo(kind, of)}`}
    >
      <ReversalForm reversal={reversal} />
      <DiscardQuestion form={reversal} />
    </Dialog>
  );
}

function ReversalForm({ reversal }: ReversalProps) {
  const kind = useSelector(reversal, selectReversalKind);
  const isUnconfirmed = useSelector(reversal, selectIsUnconfirmed);
  const cents = useSelector(reversal, selectReversedCents);
  return (
    <DialogForm
      onSubmit={() => reversal.send({ type: 'reversal.confirm' })}
      notice={<WhyNot reversal={reversal} />}
      submit={isUnconfirmed ? copy.TRY_AGAIN : copy.submitOf(kind, cents)}
      destructive
      busy={useSelector(reversal, selectIsReversing)}
      onCancel={() => reversal.send({ type: 'dialog.close' })}
    >
      {kind === 'refund' && (
        <Field
          reversal={reversal}
          field="amount"
          label={copy.AMOUNT}
          inputMode="decimal"
          start="$"
          required
        />
      )}
      <Field reversal={reversal} field="reason" label={copy.REASON} hint={copy.REASON_HINT} required />
      <ReceiptTo reversal={reversal} />
    </DialogForm>
  );
}

/** The patient's own address is known only on the patient's page. */
function ReceiptTo({ reversal }: ReversalProps) {
  const own = useSelector(reversal, selectOwnAddress);
  const choice = useSelector(reversal, selectReceiptChoice);
  const isDecided = useSelector(reversal, selectIsDecided);
  return (
    <>
      {own !== '' && (
        <RadioGroup
          label={copy.RECEIPT}
          value={choice}
          disabled={isDecided}
          options={[
            { id: 'own', name: copy.OWN_ADDRESS, hint: own },
            { id: 'other', name: copy.OTHER_ADDRESS },
            { id: 'none', name: copy.NO_RECEIPT },
          ]}
          onChoose={(id) => reversal.send({ type: 'address.choose', choice: id as ReceiptChoice })}
        />
      )}
      {choice === 'other' && (
        <Field
          reversal={reversal}
          field="email"
          label={own === '' ? copy.OPTIONAL_EMAIL : copy.ADDRESS}
          inputMode="email"
          autoCapitalize="none"
          required={own !== ''}
        />
      )}
    </>
  );
}

function Field({
  reversal,
  field,
  ...shown
}: ReversalProps & { field: ReversalField } & Pick<
    TextFieldProps,
    'label' | 'hint' | 'inputMode' | 'required' | 'autoCapitalize' | 'start'
  >) {
  return (
    <TextField
      {...shown}
      {...useField(reversal, field)}
      error={useSelector(reversal, selectReversalMessage(field))}
      readOnly={useSelector(reversal, selectIsDecided)}
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
