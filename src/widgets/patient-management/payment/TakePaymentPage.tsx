import { useEffect, useState } from 'react';
import { centsOfDollars } from '#domain/payment/payment.ts';
import { selectDueStanding } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import { useSelector } from '#react/use-selector.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { startPayment } from './start-payment.ports.ts';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';

/** Takes a payment on the selected plan, once it is known what is due on it (ROUTE-8, API-10). */
export function TakePaymentPage(props: PatientPageProps) {
  const [isDueKnown, setIsDueKnown] = useState(props.isDueKnown);
  if (props.isDueKnown && !isDueKnown) setIsDueKnown(true);
  return isDueKnown ? <Payment {...props} /> : null;
}

/** Its chart runs as long as the page is open, and hears of what is due by then. */
function Payment({ host, member, plan, selection, today }: PatientPageProps) {
  const dueCents = centsOfDollars(plan.amountDue);
  const dueStanding = useSelector(selection, selectDueStanding);
  const [dueAtFirst] = useState(dueCents);
  const [payment, setPayment] = useState<TakePaymentRef | null>(null);
  const memberId = member.id;
  const planId = plan.id;
  useEffect(() => {
    const started = startPayment({ host, memberId, planId, selection }, { dueCents: dueAtFirst, today });
    setPayment(started.payment);
    return started.stop;
  }, [host, memberId, planId, selection, today, dueAtFirst]);
  if (payment === null) return null;
  return (
    <TakePaymentScreen
      payment={payment}
      memberId={memberId}
      patientName={member.name}
      planName={plan.name}
      dueCents={dueCents}
      dueStanding={dueStanding}
      today={today}
    />
  );
}
