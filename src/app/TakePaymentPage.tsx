import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { centsOfDollars } from '#domain/payment.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import type { WidgetHost } from '#widgets/contract.ts';
import { TakePaymentScreen } from '#widgets/patient-management/payment/TakePaymentScreen.tsx';
import type { PatientPageProps } from './patient-pages.ts';
import { createPaymentIntents } from './payment-intents.ts';
import { createReceiptTab } from './receipt-tab.ts';
import { wireTakePayment } from './take-payment-wiring.ts';

/** Takes a payment on the selected plan, once it is known what is due on it (ROUTE-8, API-10). */
export function TakePaymentPage(props: PatientPageProps) {
  const [isDueKnown, setIsDueKnown] = useState(props.isDueKnown);
  if (props.isDueKnown && !isDueKnown) setIsDueKnown(true);
  return isDueKnown ? <Payment {...props} /> : null;
}

/** What is due by now changes nothing of a payment that is under way: its chart runs as long as the page is open. */
function Payment({ host, member, plan, selection, today }: PatientPageProps) {
  const dueCents = centsOfDollars(plan.amountDue);
  const [dueAtFirst] = useState(dueCents);
  const [payment, setPayment] = useState<TakePaymentRef | null>(null);
  const memberId = member.id;
  const planId = plan.id;
  useEffect(() => {
    const started = start({ host, memberId, planId, selection }, { dueCents: dueAtFirst, today });
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
      today={today}
    />
  );
}

interface PaymentOf {
  host: WidgetHost;
  memberId: string;
  planId: string;
  selection: PlanSelectionRef;
}

function start(
  { host, memberId, planId, selection }: PaymentOf,
  input: { dueCents: number; today: string },
): { payment: TakePaymentRef; stop: () => void } {
  const { practice, user } = host.session;
  const tab = createReceiptTab(window);
  const machine = wireTakePayment({
    host,
    place: { practiceId: practice.id, memberId, planId },
    intents: createPaymentIntents(window, { userId: user.id, memberId, planId }),
    tab,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    tellPaid: () => selection.send({ type: 'patient.refresh' }),
  });
  const payment = createActor(machine, { input }).start();
  return {
    payment,
    stop() {
      payment.stop();
      tab.end();
    },
  };
}
