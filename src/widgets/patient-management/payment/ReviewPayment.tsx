import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import { selectOwnAddress } from '#machines/receipt-email/receipt-email.selectors.ts';
import {
  selectAmountCents,
  selectIsPaying,
  selectOfficeMethod,
  selectPaymentFailure,
  selectWantedPayment,
  selectWillEmailReceipt,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { confirmWords } from '#widgets/shared/office-payment/copy.ts';
import * as copy from './copy.ts';
import type { TakePaymentProps } from './payment-props.ts';
import { usePaidWith } from './use-paid-with.ts';

export function ReviewPayment(props: TakePaymentProps) {
  const { payment, email, patientName, planName, dueFor, dueStatus } = props;
  const cents = useSelector(payment, selectAmountCents);
  const isPaying = useSelector(payment, selectIsPaying);
  const failure = useSelector(payment, selectPaymentFailure);
  const method = useSelector(payment, selectOfficeMethod);
  const address = useSelector(email, selectOwnAddress);
  const willEmail = useSelector(payment, selectWillEmailReceipt);
  const { note } = useSelector(payment, selectWantedPayment);
  const paidWith = usePaidWith(props);
  return (
    <Form
      onSubmit={() => payment.send({ type: 'payment.confirm' })}
      notice={<div role="alert">{failure && <Banner tone="danger">{failure.message}</Banner>}</div>}
      actions={
        <>
          {dueStatus === 'missing' && !isPaying ? (
            <p>{copy.DUE_NOT_KNOWN}</p>
          ) : (
            <Button type="submit" variant="primary" loading={isPaying}>
              {confirmWords(cents, method)}
            </Button>
          )}
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
          ...(dueFor === null ? [] : [{ term: copy.DUE_FOR, value: dueFor }]),
          { term: copy.METHOD, value: paidWith },
          ...(note === undefined ? [] : [{ term: copy.NOTE, value: note }]),
          ...(willEmail && address !== '' ? [{ term: copy.RECEIPT, value: copy.willEmail(address) }] : []),
        ]}
      />
    </Form>
  );
}
