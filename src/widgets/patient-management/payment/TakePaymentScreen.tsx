import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type PaymentPhase,
  selectPaymentFailure,
  selectPaymentPhase,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusSteps } from '#ui/FocusPlace/FocusSteps.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { ChoosePayment } from './ChoosePayment.tsx';
import { NOT_LOADED, RETRY, STEP_TITLES, TITLE } from './copy.ts';
import { NothingDue } from './NothingDue.tsx';
import { PaymentEnd } from './PaymentEnd.tsx';
import type { TakePaymentProps } from './payment-props.ts';
import { ReviewPayment } from './ReviewPayment.tsx';
import './TakePaymentScreen.css';

/** API-10 */
export function TakePaymentScreen(props: TakePaymentProps) {
  return (
    <div className="payment">
      <Card title={TITLE}>
        <Steps {...props} />
      </Card>
    </div>
  );
}

function Steps(props: TakePaymentProps) {
  const phase = useSelector(props.payment, selectPaymentPhase);
  return (
    <FocusSteps className="payment-step" aria-label={STEP_TITLES[phase]}>
      <Step {...props} phase={phase} />
    </FocusSteps>
  );
}

function Step({ phase, ...props }: TakePaymentProps & { phase: PaymentPhase }) {
  const { payment } = props;
  const failure = useSelector(payment, selectPaymentFailure);
  switch (phase) {
    case 'loading':
      return <Skeleton shape="control" />;
    case 'failed':
      return (
        <ErrorState
          title={NOT_LOADED}
          reference={failure === null ? undefined : referenceOf(failure)}
          action={<Button onClick={() => payment.send({ type: 'payment.retry' })}>{RETRY}</Button>}
        >
          {failure?.message}
        </ErrorState>
      );
    case 'nothingDue':
      return <NothingDue />;
    case 'choosing':
      return <ChoosePayment {...props} />;
    case 'reviewing':
      return <ReviewPayment {...props} />;
    default:
      return <PaymentEnd {...props} phase={phase} />;
  }
}
