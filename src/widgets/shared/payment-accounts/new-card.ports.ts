import { fromPromise } from 'xstate';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { wireAccounts } from './payment-accounts.ports.ts';

/** The chart of the page that charges the account. */
interface ChargingPage {
  send(event: { type: 'account.add'; account: PaymentAccount } | { type: 'accounts.reload' }): void;
}

/** Adds a card or bank account for a page that has the list of them. */
export const wireNewCard = (
  accounts: ReturnType<typeof wireAccounts>,
  page: () => ChargingPage | undefined,
) =>
  accounts.provide({
    actors: { listAccounts: fromPromise<readonly PaymentAccount[], undefined>(async () => []) },
    actions: {
      notifyAdded: (_, { account }) => page()?.send({ type: 'account.add', account }),
      notifyUnconfirmed: () => page()?.send({ type: 'accounts.reload' }),
    },
  });
