import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import { officeWords } from '#domain/payment/office-payment.ts';
import { payerAccountWords } from '#domain/payment/payment-account.ts';
import { selectOwnAddress } from '#machines/receipt-email/receipt-email.selectors.ts';
import {
  selectAmountCents,
  selectEmailsReceipts,
  selectIsPaying,
  selectOfficeMethod,
  selectPayableAccounts,
  selectPaymentDraft,
  selectPaymentFailure,
  selectWantedPayment,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Form } from '#ui/Form/Form.tsx';
import * as copy from './copy.ts';
import type { TakePaymentProps } from './payment-props.ts';

export function ReviewPayment({ payment, email, memberId, patientName, planName }: TakePaymentProps) {
  const cents = useSelector(payment, selectAmountCents);
  const isPaying = useSelector(payment, selectIsPaying);
  const failure = useSelector(payment, selectPaymentFailure);
  const method = useSelector(payment, selectOfficeMethod);
  const address = useSelector(email, selectOwnAddress);
  const emailsReceipts = useSelector(payment, selectEmailsReceipts);
  const { accountId } = useSelector(payment, selectPaymentDraft);
  const { checkNumber = null, note } = useSelector(payment, selectWantedPayment);
  const account = useSelector(payment, selectPayableAccounts).find(({ id }) => id === accountId);
  const paidWith = method && officeWords(method, checkNumber);
  return (
    <Form
      onSubmit={() => payment.send({ type: 'payment.confirm' })}
      notice={<div role="alert">{failure && <Banner tone="danger">{failure.message}</Banner>}</div>}
      actions={
        <>
          <Button type="submit" variant="primary" loading={isPaying}>
            {copy.confirmWords(cents, method)}
          </Button>
          {isPaying ? (
            <p className="payment-busy" role="status">
              {copy.payingWords(cents, method)}
            </p>
          ) : (
            <Button onClick={() => payment.send({ type: 'payment.change' })}>{copy.BACK}</Button>
          )}
        </>
      }
    >
      <p className="payment-amount tabular">{formatMoney(cents)}</p>
      <DescriptionList
        items={[
          { term: copy.PATIENT, value: patientName },
          { term: copy.PLAN, value: planName },
          { term: copy.METHOD, value: paidWith ?? (account ? payerAccountWords(account, memberId) : '') },
          ...(note === undefined ? [] : [{ term: copy.NOTE, value: note }]),
          ...(emailsReceipts && address !== ''
            ? [{ term: copy.RECEIPT, value: copy.willEmail(address) }]
            : []),
        ]}
      />
    </Form>
  );
}
