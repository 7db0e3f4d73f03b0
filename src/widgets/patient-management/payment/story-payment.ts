import { useActorRef, useSelector } from '@xstate/react';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type {
  PaymentIntent,
  PaymentOutcome,
  PaymentState,
  TakenPayment,
  WantedPayment,
} from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import { type PaymentPhase, selectPaymentPhase } from '#machines/take-payment/take-payment.selectors.ts';
import type { ClaimedIntent } from '#machines/take-payment/take-payment.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { ADA, BANK, TIME_ZONE, TODAY, VISA } from '../story-fixtures.ts';

export const INTENT: PaymentIntent = { key: 'a-payment', accountId: '301', amountCents: 3000, decidedAt: 0 };
export const TAKEN: TakenPayment = {
  transactionId: '801',
  paidAt: '2026-11-22T15:04:05Z',
  paidWith: VISA,
};
export const PAID: Answer<PaymentOutcome> = { value: { kind: 'approved', payment: TAKEN } };
const nothing = () => undefined;

export interface World {
  accounts?: Answer<readonly PaymentAccount[]>;
  recalled?: PaymentIntent | null;
  claimed?: Answer<ClaimedIntent>;
  outcome?: Answer<PaymentOutcome>;
  state?: Answer<PaymentState>;
  sent?: Answer<{ message: string }>;
  saved?: Answer<void>;
  ownAddress?: string;
  dueAtFirst?: number;
  dueCents?: number;
  dueStatus?: 'loading' | 'known';
  /** The amount due could not be loaded while the page shows this phase. */
  dueMissingIn?: PaymentPhase;
}

/** What the payment page shows for the server's responses in a story. */
export function usePaymentWorld({
  recalled = null,
  dueAtFirst = 3000,
  dueCents = 0,
  dueStatus = 'known',
  dueMissingIn,
  ...world
}: World) {
  const { accounts = { value: [VISA, BANK] }, claimed = { value: { intent: INTENT, isOwn: true } } } = world;
  const { saved = { value: undefined } } = world;
  const payment = useActorRef(
    takePaymentMachine.provide({
      actors: {
        recallIntent: answering({ value: recalled }),
        listAccounts: answering(accounts),
        claimIntent: answering<ClaimedIntent, WantedPayment>(claimed),
        takePayment: answering<PaymentOutcome, PaymentIntent>(world.outcome),
        checkPayment: answering<PaymentState, PaymentIntent>(world.state),
        openReceipt: answering<void, { transactionId: string }>('never'),
        setReceiptPreference: answering<void, { emailsReceipts: boolean }>(saved),
      },
      actions: { clearIntent: nothing, reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { dueCents: dueAtFirst, today: TODAY, emailsReceipts: false } },
  );
  const email = useActorRef(
    receiptEmailMachine.provide({
      actors: {
        sendEmail: answering<{ message: string }, { subject: EmailSubject; to: string }>(world.sent),
        listEmails: answering<readonly ReceiptEmail[], { subject: EmailSubject }>({ value: [] }),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { ownAddress: world.ownAddress ?? ADA.email } },
  );
  const newCard = useActorRef(
    paymentAccountsMachine.provide({
      actors: {
        listAccounts: answering<readonly PaymentAccount[]>({ value: [] }),
        loadCardFields: answering<void, HostedKind>({ value: undefined }),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { patientName: ADA.name, today: TODAY } },
  );
  const { id: memberId, name } = ADA;
  const dueFor = 'Monthly payment due 11/01/2026';
  const about = {
    memberId,
    patientName: name,
    planName: 'Family Care',
    dueFor,
    today: TODAY,
    timeZone: TIME_ZONE,
  };
  const isMissing = useSelector(payment, selectPaymentPhase) === dueMissingIn;
  const due = { dueCents, dueStatus: isMissing ? ('missing' as const) : dueStatus };
  return { payment, email, newCard, attach: nothing, ...due, ...about };
}
