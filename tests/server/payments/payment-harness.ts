import { setImmediate } from 'node:timers/promises';
import { createActor, SimulatedClock } from 'xstate';
import { centsOfDollars } from '#domain/money/money.ts';
import { PAYMENT_CHECK_MS } from '#domain/payment/payment.ts';
import { selectPaymentPhase, type TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import { browserWithoutPages } from '#tests/support/browser-without-pages.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import type { Debtor } from '#tests/support/payment-fixture.ts';
import { createPaymentIntents } from '#widgets/patient-management/payment/payment-intents.ports.ts';
import { wireTakePayment } from '#widgets/patient-management/payment/take-payment.ports.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { type Fate, lossyLine, type Send } from './lossy-line.ts';

const TODAY = '2026-11-22';

/** What pages showed about payments, by the keys of their intents. */
interface Said {
  decided: Set<string>;
  failed: Set<string>;
  taken: Set<string>;
}

interface Tab {
  payment: TakePaymentRef;
  /** Whether its call is paused until a command. */
  isHeld(): boolean;
}

/** Tabs in which one patient's payment is taken, over a line to the server with a fate for each payment call. */
export function paymentHarness(send: Send, debtor: Debtor, fates: readonly Fate[]) {
  const { practiceId, memberId, planId } = debtor;
  const plan = `/patient-management/practice/${practiceId}/member/${memberId}/plan/${planId}`;
  const clock = new SimulatedClock();
  const line = lossyLine(send, fates);
  const said: Said = { decided: new Set(), failed: new Set(), taken: new Set() };
  const [first, other] = [browserWithoutPages(), browserWithoutPages()];
  /** Two tabs of one browser, and one on another computer. */
  const places = [first, first, other];
  const tabs: Tab[] = [];
  let keys = 0;
  let now = 0;

  function hear(payment: TakePaymentRef): void {
    payment.subscribe((snapshot) => {
      const key = snapshot.context.intent?.key;
      if (key === undefined) return;
      said.decided.add(key);
      if (snapshot.matches('declined')) said.failed.add(key);
      if (snapshot.matches('approved')) said.taken.add(key);
    });
  }

  const due = async (): Promise<number> => {
    const answer = await send(`${plan}/payment/due`, { method: 'GET' });
    return centsOfDollars(((await answer.json()) as { amountDue: number }).amountDue);
  };

  async function open(number: number): Promise<void> {
    const page = places[number] ?? first;
    const { fetch, isHeld } = line.newTab();
    const machine = wireTakePayment({
      host: patientHost({ fetch }),
      params: { practiceId, memberId, planId },
      intents: createPaymentIntents(page, { userId: '1', memberId, planId }),
      tab: { open: () => undefined, showWhen: async (receipt) => void (await receipt) },
      newKey: () => {
        keys += 1;
        return `${planId}-decision-${keys}`;
      },
      now: () => now,
    });
    const payment = createActor(machine, {
      clock,
      input: { dueCents: await due(), today: TODAY, emailsReceipts: false },
    });
    hear(payment);
    tabs[number]?.payment.stop();
    tabs[number] = { payment, isHeld };
    payment.start();
  }

  /** Resolves once every tab waits for a user, the clock, or a paused response. */
  async function quiet(): Promise<void> {
    const begun = performance.now();
    while (performance.now() - begun < WAIT_MS) {
      await setImmediate();
      const isWorking = ({ payment, isHeld }: Tab) => {
        const snapshot = payment.getSnapshot();
        return (snapshot.hasTag('busy') || snapshot.hasTag('loading')) && !isHeld();
      };
      if (line.isIdle() && !tabs.some(isWorking)) return;
    }
    throw new Error('The tabs are still busy.');
  }

  const at = (number: number): TakePaymentRef => {
    const tab = tabs[number];
    if (tab === undefined) throw new Error(`There is no tab ${number}`);
    return tab.payment;
  };

  return {
    said,
    quiet,
    open,
    phase: (number: number) => selectPaymentPhase(at(number).getSnapshot()),
    /**
     * Reviews and confirms, with a double click or with Enter and a click. Actions that the page does not show do
     * nothing.
     */
    pay(number: number, amount: 'due' | 'other', accountId: string): void {
      const payment = at(number);
      payment.send({ type: 'account.choose', id: accountId });
      if (amount === 'other') {
        payment.send({ type: 'amount.choose', choice: 'other' });
        payment.send({ type: 'field.change', field: 'amount', value: '10' });
      }
      payment.send({ type: 'payment.review' });
      payment.send({ type: 'payment.confirm' });
      payment.send({ type: 'payment.confirm' });
    },
    /** Presses whichever button the page shows. The one that charges comes first. */
    async press(number: number): Promise<void> {
      const payment = at(number);
      const dueCents = await due();
      payment.send({ type: 'payment.retry' });
      payment.send({ type: 'payment.charge' });
      payment.send({ type: 'payment.check' });
      payment.send({ type: 'due.change', dueCents });
      payment.send({ type: 'payment.again' });
    },
    async signOutAndIn(): Promise<void> {
      line.endSession();
      for (const { payment } of tabs) payment.stop();
      for (const number of tabs.keys()) await open(number);
    },
    answersCome: line.release,
    /** From now on, nothing is lost or late. */
    mend: line.mend,
    passMoment: () => clock.increment(PAYMENT_CHECK_MS),
    passTime: (ms: number) => {
      now += ms;
    },
    close: () => {
      for (const { payment } of tabs) payment.stop();
    },
  };
}
