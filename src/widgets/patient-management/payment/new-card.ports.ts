import { fromPromise } from 'xstate';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChart } from '../frame/page-chart.ts';
import { accountsInput, wirePaymentAccounts } from '../manage-payments/payment-accounts.ports.ts';

/** Adds a card or bank account during a payment, with the form of Manage payments but without its list, which the payment page has. */
export const newCardChart: PageChart<'newCard'> = {
  run(patient, { host, cardFrame, chart }) {
    const input = accountsInput(patient);
    const logic = () =>
      wirePaymentAccounts({ host, params: patientOf(host), frame: cardFrame }).provide({
        actors: { listAccounts: fromPromise<readonly PaymentAccount[], undefined>(async () => []) },
        actions: {
          notifyAdded: (_, { account }) => chart('takePayment')?.send({ type: 'account.add', account }),
          notifyUnconfirmed: () => chart('takePayment')?.send({ type: 'accounts.reload' }),
        },
      });
    return { about: [input], logic, input };
  },
};
