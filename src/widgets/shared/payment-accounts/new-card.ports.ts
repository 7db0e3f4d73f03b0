import { type ActorRef, type AnyActorScope, fromPromise, type Snapshot, sendTo } from 'xstate';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { SharedAction } from '#machines/shared/shared-action.ts';
import type { wireAccounts } from './payment-accounts.ports.ts';

/** The chart of the page that charges the account. */
type ChargingPage = ActorRef<
  Snapshot<unknown>,
  { type: 'account.add'; account: PaymentAccount } | { type: 'accounts.reload' }
>;

/** Adds a card or bank account for a page that has the list of them. */
export const wireNewCard = (
  accounts: ReturnType<typeof wireAccounts>,
  page: (scope: Pick<AnyActorScope, 'system'>) => ChargingPage | undefined,
) => {
  const to = page as () => ChargingPage;
  return accounts.provide({
    actors: { listAccounts: fromPromise<readonly PaymentAccount[], undefined>(async () => []) },
    actions: {
      notifyAdded: sendTo(to, (_, { account }: { account: PaymentAccount }) => ({
        type: 'account.add',
        account,
      })) as SharedAction<{ account: PaymentAccount }>,
      notifyUnconfirmed: sendTo(to, { type: 'accounts.reload' }) as SharedAction,
    },
  });
};
