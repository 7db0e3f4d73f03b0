import { useSelector } from '@xstate/react';
import { formatInstant } from '#domain/date/format-instant.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { paidWithWords } from '#domain/payment/payment.ts';
import {
  selectIsSendingToPatient,
  selectOwnAddress,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import {
  selectAmountCents,
  selectEmailsReceipts,
  selectIsOpeningReceipt,
  selectIsSavingPreference,
  selectTakenPayment,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { PATIENT_EMAIL } from '#widgets/shared/receipt-email/copy.ts';
import { ReceiptEmailDialog } from '#widgets/shared/receipt-email/ReceiptEmailDialog.tsx';
import { ReceiptRecipient } from '#widgets/shared/receipt-email/ReceiptRecipient.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import type { TakePaymentProps } from './payment-props.ts';

/** The payment, its receipt, and the next steps. */
export function PaymentReceived(props: TakePaymentProps) {
  const { payment, email, patientName, planName, dueCents, dueStatus, timeZone } = props;
  const cents = useSelector(payment, selectAmountCents);
  const taken = useSelector(payment, selectTakenPayment);
  if (taken === null) return null;
  const { transactionId, paidAt, paidWith, receiptEmailedTo } = taken;
  return (
    <div className="payment-end">
      <div role="status">
        <Banner tone="success">
          <p className="payment-taken tabular">{copy.takenWords(cents, patientName)}</p>
          {receiptEmailedTo && <p>{copy.receiptQueued(receiptEmailedTo)}</p>}
        </Banner>
      </div>
      <DescriptionList
        items={[
          { term: copy.PLAN, value: planName },
          { term: copy.METHOD, value: paidWithWords(paidWith) },
          ...(paidAt === null ? [] : [{ term: copy.PAID_AT, value: formatInstant(paidAt, timeZone) }]),
          { term: copy.TRANSACTION, value: <span className="tabular">{transactionId}</span> },
          { term: copy.REMAINING, value: <Remaining dueCents={dueCents} dueStatus={dueStatus} /> },
          {
            term: PATIENT_EMAIL,
            value: <ReceiptRecipient email={email} subject={{ kind: 'receipt', transactionId }} />,
          },
        ]}
      />
      <AlwaysEmail payment={payment} email={email} patientName={patientName} />
      <Next {...props} transactionId={transactionId} isQueued={receiptEmailedTo !== undefined} />
      <ReceiptEmailDialog
        email={email}
        about={(id) => copy.receiptAbout(cents, patientName, id)}
        timeZone={timeZone}
      />
    </div>
  );
}

/** Always takes its place, so that nothing moves under a click. */
function Remaining({ dueCents, dueStatus }: Pick<TakePaymentProps, 'dueCents' | 'dueStatus'>) {
  switch (dueStatus) {
    case 'loading':
      return <Skeleton />;
    case 'known':
      return <span className="tabular">{formatMoney(dueCents)}</span>;
    case 'missing':
      return copy.REMAINING_UNKNOWN;
  }
}

function AlwaysEmail({
  payment,
  email,
  patientName,
}: Pick<TakePaymentProps, 'payment' | 'email' | 'patientName'>) {
  const address = useSelector(email, selectOwnAddress);
  const emailsReceipts = useSelector(payment, selectEmailsReceipts);
  const isSaving = useSelector(payment, selectIsSavingPreference);
  const isOpening = useSelector(payment, selectIsOpeningReceipt);
  if (address === '') return null;
  return (
    <Switch
      label={copy.alwaysEmail(patientName)}
      hint={copy.ALWAYS_EMAIL_HINT}
      on={emailsReceipts}
      busy={isSaving || isOpening}
      onChange={(on) => payment.send({ type: 'receipts.choose', emailsReceipts: on })}
    />
  );
}

interface NextProps extends TakePaymentProps {
  transactionId: string;
  isQueued: boolean;
}

function Next({ payment, email, transactionId, dueCents, dueStatus, isQueued }: NextProps) {
  const isOpening = useSelector(payment, selectIsOpeningReceipt);
  const isSaving = useSelector(payment, selectIsSavingPreference);
  const isSending = useSelector(email, selectIsSendingToPatient);
  const subject = { kind: 'receipt', transactionId } as const;
  return (
    <div className="payment-actions" aria-busy={dueStatus === 'loading'}>
      <Button
        variant={isQueued ? 'secondary' : 'primary'}
        loading={isSending}
        onClick={() => email.send({ type: 'email.sendToPatient', subject })}
      >
        {copy.EMAIL_RECEIPT}
      </Button>
      <Button
        loading={isOpening}
        aria-disabled={isSaving}
        onClick={() => payment.send({ type: 'receipt.open' })}
      >
        {copy.PRINT_RECEIPT}
      </Button>
      <PageLink to={PAGES.overview.path}>{copy.DONE}</PageLink>
      {dueCents > 0 && dueStatus !== 'missing' && (
        <Button aria-disabled={isSaving} onClick={() => payment.send({ type: 'payment.again' })}>
          {copy.ANOTHER}
        </Button>
      )}
    </div>
  );
}
