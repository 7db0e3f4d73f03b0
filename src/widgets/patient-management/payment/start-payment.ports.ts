import { createActor } from 'xstate';
import { centsOfDollars } from '#domain/payment/payment.ts';
import {
  type PlanSelectionRef,
  selectDueStanding,
  selectPlan,
} from '#machines/plan-selection/plan-selection.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { createReceiptTab } from '../transactions/receipt-tab.ports.ts';
import { createPaymentIntents } from './payment-intents.ports.ts';
import { wireTakePayment } from './take-payment.ports.ts';

interface PaymentOf {
  host: WidgetHost;
  memberId: string;
  planId: string;
  selection: PlanSelectionRef;
}

/** The chart of a payment, running, and how to end it. */
export function startPayment(
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
