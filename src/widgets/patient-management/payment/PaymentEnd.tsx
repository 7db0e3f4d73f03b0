import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import {
  type PaymentPhase,
  selectAmountCents,
  selectConfirmedAt,
  selectIsPaying,
  selectOfficeMethod,
  selectPaymentAdvice,
  selectPaymentFailure,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { confirmWords } from '#widgets/shared/office-payment/copy.ts';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { OfficeMethods } from './OfficeMethods.tsx';
import type { TakePaymentProps } from './payment-props.ts';
import { usePaidWith } from './use-paid-with.ts';

interface PaymentEndProps extends TakePaymentProps {
  phase: PaymentPhase;
}

export function PaymentEnd(props: PaymentEndProps) {
  return (
    <div className="payment-end">
      <div role="status">
        <Outcome {...props} />
      </div>
      <NotPaid {...props} />
      <div className="payment-actions" aria-busy={props.dueStatus === 'loading'}>
        <Actions {...props} />
      </div>
    </div>
  );
}

function Outcome(props: PaymentEndProps): ReactNode {
  const { payment, phase } = props;
  const failure = useSelector(payment, selectPaymentFailure);
  const advice = useSelector(payment, selectPaymentAdvice);
  if (phase === 'declined')
    return (
      <Banner tone="danger">
        <p>{failure?.message}</p>
        {copy.DECLINED_ADVICE[advice] && <p>{copy.DECLINED_ADVICE[advice]}</p>}
      </Banner>
    );
  return <Unknown {...props} />;
}

/** Not paid, or not known to be. */
function NotPaid(props: TakePaymentProps) {
  const cents = useSelector(props.payment, selectAmountCents);
  const paidWith = usePaidWith(props);
  return (
    <DescriptionList
      items={[
        { term: copy.AMOUNT, value: <span className="tabular">{formatMoney(cents)}</span> },
        ...(paidWith === '' ? [] : [{ term: copy.METHOD, value: paidWith }]),
      ]}
    />
  );
}

function Unknown({ payment, phase, patientName, timeZone }: PaymentEndProps) {
  const cents = useSelector(payment, selectAmountCents);
  const failure = useSelector(payment, selectPaymentFailure);
  const method = useSelector(payment, selectOfficeMethod);
  const confirmed = copy.confirmedAt(useSelector(payment, selectConfirmedAt), timeZone);
  if (phase === 'notReceived')
    return (
      <Banner tone="warning">
        <p>{copy.notReceivedWords(cents, patientName, method)}</p>
        <p>
          {confirmed}{' '}
          {failure?.message ?? (method === null ? copy.NOT_RECEIVED_ADVICE : copy.NOT_RECORDED_ADVICE)}
        </p>
      </Banner>
    );
  return (
    <Banner tone="warning">
      <p>{copy.checkingWords(failure, cents, patientName)}</p>
      <p>
        {confirmed} {copy.CHECKING_ADVICE}
      </p>
    </Banner>
  );
}

function Actions({ payment, phase, dueStatus }: PaymentEndProps): ReactNode {
  const again = (method?: OfficeMethod) => payment.send({ type: 'payment.again', ...(method && { method }) });
  if (phase === 'declined') return <Again payment={payment} dueStatus={dueStatus} again={again} />;
  return <UnknownActions payment={payment} phase={phase} />;
}

/** Only a button with the amount in its label charges. */
function UnknownActions({ payment, phase }: Pick<PaymentEndProps, 'payment' | 'phase'>) {
  const cents = useSelector(payment, selectAmountCents);
  const method = useSelector(payment, selectOfficeMethod);
  const isBusy = useSelector(payment, selectIsPaying);
  const canCharge = phase === 'notReceived';
  return (
    <>
      {canCharge && (
        <Button variant="primary" loading={isBusy} onClick={() => payment.send({ type: 'payment.charge' })}>
          {confirmWords(cents, method)}
        </Button>
      )}
      <Button
        variant={canCharge ? 'secondary' : 'primary'}
        loading={isBusy && !canCharge}
        disabled={isBusy && canCharge}
        onClick={() => payment.send({ type: 'payment.check' })}
      >
        {copy.CHECK}
      </Button>
      <PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>
      {canCharge && (
        <Button variant="danger" disabled={isBusy} onClick={() => payment.send({ type: 'payment.discard' })}>
          {copy.DISCARD}
        </Button>
      )}
    </>
  );
}

interface AgainProps extends Pick<PaymentEndProps, 'payment' | 'dueStatus'> {
  again: (method?: OfficeMethod) => void;
}

/** No retry while the amount due is unknown. */
function Again({ payment, dueStatus, again }: AgainProps) {
  const advice = useSelector(payment, selectPaymentAdvice);
  const isAboutOther = advice === 'otherPayment';
  return (
    <>
      {isAboutOther && (
        <PageLink to={PAGES.transactions.path} variant="primary">
          {copy.TO_TRANSACTIONS}
        </PageLink>
      )}
      {dueStatus === 'missing' ? (
        <p>{copy.DUE_NOT_KNOWN}</p>
      ) : (
        <Button variant={isAboutOther ? 'secondary' : 'primary'} onClick={() => again()}>
          {copy.DECLINED_AGAIN[advice]}
        </Button>
      )}
      {advice === 'card' && dueStatus !== 'missing' && <OfficeMethods onChoose={again} />}
      <PageLink to={PAGES.overview.path}>{copy.TO_OVERVIEW}</PageLink>
    </>
  );
}
