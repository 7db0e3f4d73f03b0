import { useSelector } from '@xstate/react';
import {
  type PaymentPhase,
  selectOfficeMethod,
  selectPaymentFailure,
  selectPaymentPhase,
} from '#machines/take-payment/take-payment.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { FocusSteps } from '#ui/FocusFallback/FocusSteps.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { AddAccountDialog } from '#widgets/shared/payment-accounts/AddAccountDialog.tsx';
import { ChoosePayment } from './ChoosePayment.tsx';
import * as copy from './copy.ts';
import { NothingDue } from './NothingDue.tsx';
import { PaymentEnd } from './PaymentEnd.tsx';
import { PaymentReceived } from './PaymentReceived.tsx';
import type { TakePaymentProps } from './payment-props.ts';
import { ReviewPayment } from './ReviewPayment.tsx';
import './TakePaymentScreen.css';

export function TakePaymentScreen(props: TakePaymentProps) {
  return (
    <div className="payment">
      <Card>
        <Steps {...props} />
      </Card>
    </div>
  );
}

function Steps(props: TakePaymentProps) {
  const phase = useSelector(props.payment, selectPaymentPhase);
  const method = useSelector(props.payment, selectOfficeMethod);
  const failure = useSelector(props.payment, selectPaymentFailure);
  const title = copy.stepTitle(phase, method, failure);
  return (
    <FocusSteps className="payment-step" aria-label={title}>
      <h2 className="card-title">{title}</h2>
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
        <NotLoaded
          title={copy.NOT_LOADED}
          failure={failure}
          onRetry={() => payment.send({ type: 'payment.retry' })}
        />
      );
    case 'nothingDue':
      return <NothingDue {...props} />;
    case 'choosing':
      return (
        <>
          <ChoosePayment {...props} />
          <AddAccountDialog accounts={props.newCard} attach={props.attach} />
        </>
      );
    case 'reviewing':
      return <ReviewPayment {...props} />;
    case 'approved':
      return <PaymentReceived {...props} />;
    default:
      return <PaymentEnd {...props} phase={phase} />;
  }
}
