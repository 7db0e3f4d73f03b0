import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { centsOfDollars } from '#domain/payment/payment.ts';
import {
  type PlanSelectionRef,
  selectDueStanding,
  selectPlan,
} from '#machines/plan-selection/plan-selection.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import { useSelector } from '#react/use-selector.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { PatientPageProps } from '../frame/patient-pages.ts';
import { createReceiptTab } from '../transactions/receipt-tab.ports.ts';
import { createPaymentIntents } from './payment-intents.ports.ts';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';
import { wireTakePayment } from './take-payment.ports.ts';

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
      dueStanding={dueStanding}
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
    tellEnded: () => selection.send({ type: 'patient.refresh' }),
  });
  const payment = createActor(machine, { input }).start();
  const heard = tellDue(payment, planId, selection);
  return {
    payment,
    stop() {
      for (const subscription of heard) subscription.unsubscribe();
      payment.stop();
      tab.end();
    },
  };
}

/** Tells a payment what is due on its plan, whenever that is known and the payment can still be another one. */
function tellDue(payment: TakePaymentRef, planId: string, selection: PlanSelectionRef) {
  const tell = () => {
    const now = selection.getSnapshot();
    const { id, amountDue } = selectPlan(now);
    const change = { type: 'due.change', dueCents: centsOfDollars(amountDue) } as const;
    if (id !== planId || selectDueStanding(now) !== 'known') return;
    if (payment.getSnapshot().can(change)) payment.send(change);
  };
  return [selection.subscribe(tell), payment.subscribe(tell)];
}
