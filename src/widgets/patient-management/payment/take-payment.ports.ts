import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import type { PatientPath } from '#api/member.ts';
import { listChargeableAccounts } from '#api/payment-accounts.ts';
import { getPaymentState, takePayment } from '#api/take-payment.ts';
import { setReceiptPreference } from '#api/transaction-emails.ts';
import { getReceiptAddress } from '#api/transactions.ts';
import type { PaymentIntent, PaymentOutcome, PaymentState, WantedPayment } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import type { ClaimedIntent } from '#machines/take-payment/take-payment.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';
import type { PageChartParts } from '../frame/page-chart.ts';
import type { ReceiptTab } from '../transactions/receipt-tab.ports.ts';
import { createPaymentIntents, type PaymentIntents } from './payment-intents.ports.ts';

export function wirePlanPayment(
  { host, receiptTab: tab }: Pick<PageChartParts, 'host' | 'receiptTab'>,
  planId: string,
) {
  const params = { ...patientOf(host), planId };
  const { memberId } = params;
  return wireTakePayment({
    host,
    params,
    intents: createPaymentIntents(window, { userId: host.session.user.id, memberId, planId }),
    tab,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
}

interface TakePaymentParts {
  host: WidgetHost;
  params: PatientPath & { planId: string };
  intents: PaymentIntents;
  tab: ReceiptTab;
  newKey(): string;
  now(): number;
}

export function wireTakePayment({ host, params, intents, tab, newKey, now }: TakePaymentParts) {
  const client = createHostClient(host);
  return takePaymentMachine.provide({
    actors: {
      recallIntent: fromPromise<PaymentIntent | null, undefined>(async () => intents.recall()),
      listAccounts: fromPromise<readonly PaymentAccount[], undefined>(({ signal }) =>
        listChargeableAccounts(client, params, signal),
      ),
      claimIntent: fromPromise<ClaimedIntent, WantedPayment>(async ({ input }) => {
        const wanted = { ...input, key: newKey(), decidedAt: now() };
        const intent = await intents.claim(wanted);
        return { intent, isOwn: intent.key === wanted.key };
      }),
      takePayment: lastingWrite<PaymentOutcome, PaymentIntent>((intent) =>
        takePayment(client, params, intent),
      ),
      checkPayment: fromPromise<PaymentState, PaymentIntent>(({ input, signal }) =>
        getPaymentState(client, params, input, signal),
      ),
      setReceiptPreference: lastingWrite<void, { emailsReceipts: boolean }>(({ emailsReceipts }) =>
        setReceiptPreference(client, params, emailsReceipts),
      ),
      openReceipt: fromPromise<void, { transactionId: string }>(async ({ input, signal }) => {
        tab.open();
        await tab.showWhen(getReceiptAddress(client, { ...params, ...input }, signal));
      }),
    },
    actions: {
      clearIntent: (_, { key }) => intents.forget(key),
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
