import { shallowEqual, useSelector } from '@xstate/react';
import { centsOfDollars } from '#domain/money/money.ts';
import { oldestDueWords } from '#domain/plan/plan-words.ts';
import { selectDueStatus, selectOldestDue } from '#machines/patient/patient.selectors.ts';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';

export function TakePaymentPage({ host, patient, member, plan, today, attachCardFields }: PatientPageProps) {
  const payment = useSelector(patient, chartOf('takePayment'));
  const dueStatus = useSelector(patient, selectDueStatus);
  const oldest = useSelector(patient, selectOldestDue, shallowEqual);
  const email = useSelector(patient, chartOf('receiptEmail'));
  const newCard = useSelector(patient, chartOf('newCard'));
  const facts = useSelector(patient, chartOf('paymentFacts'));
  if (!payment || !email || !newCard) return null;
  return (
    <div className="payment-page">
      <TakePaymentScreen
        payment={payment}
        email={email}
        newCard={newCard}
        attach={attachCardFields}
        memberId={member.id}
        patientName={member.name}
        planName={plan.name}
        dueFor={oldest && oldestDueWords(oldest, plan)}
        dueCents={centsOfDollars(plan.amountDue)}
        dueStatus={dueStatus}
        today={today}
        timeZone={timeZoneAt(host)}
      />
      {facts && <PaymentFacts facts={facts} today={today} />}
    </div>
  );
}
