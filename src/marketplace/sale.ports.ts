import { type Actor, fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getMember } from '#api/member.ts';
import { addPaymentAccount, listChargeableAccounts } from '#api/payment-accounts.ts';
import { getPlanOffers, getSaleTerms, quoteSale, type SaleAbout, sellPlan } from '#api/plan-sales.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { Quote, SaleChoice, SaleOrder, SaleOutcome } from '#domain/plan/sale.ts';
import { createRoot } from '#machines/roots.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import type { LoadedSale } from '#machines/sale/sale.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';

interface SaleParts {
  client: PortalClient;
  about: SaleAbout;
  today: string;
  host: Pick<WidgetHost, 'workBegan' | 'workEnded' | 'toast'>;
}

export function wireSale({ client, about, today, host }: SaleParts) {
  const { practiceId, memberId, planId } = about;
  const path = { practiceId, memberId, planId };
  return saleMachine.provide({
    actors: {
      loadSale: fromPromise<LoadedSale, undefined>(async ({ signal }) => {
        const [offered, terms, accounts, member] = await Promise.all([
          getPlanOffers(client, practiceId, signal),
          getSaleTerms(client, practiceId, signal),
          listChargeableAccounts(client, path, signal),
          getMember(client, { practiceId, memberId }, today, signal),
        ]);
        return { ...offered, terms, accounts, patientName: member.name };
      }),
      quoteSale: fromPromise<Quote, SaleChoice>(({ input, signal }) =>
        quoteSale(client, about, input, signal),
      ),
      sellPlan: fromPromise<SaleOutcome, SaleOrder>(({ input }) => sellPlan(client, about, input)),
    },
    actions: {
      reportUnsavedWork: (_, { isUnsaved }) => (isUnsaved ? host.workBegan() : host.workEnded()),
    },
  });
}

interface StartedSale extends SaleParts {
  frame: CardFrame | null;
  patientName: string;
  key: string;
}

/** The sale, and the dialog that adds a card to it. */
export function startSale({ frame, patientName, key, ...parts }: StartedSale) {
  const { client, about, host, today } = parts;
  const { practiceId, memberId } = about;
  const sale = createRoot(wireSale(parts), { input: { kind: about.kind, key, today } }).start();
  const nothing = () => Promise.reject(new Error('Only a new card is added here.'));
  const newCard = createRoot(
    wireAccounts({
      host,
      frame,
      calls: {
        list: async () => [],
        add: (account) => addPaymentAccount(client, { practiceId, memberId }, account),
        change: nothing,
        remove: nothing,
      },
    }).provide({
      actions: {
        notifyAdded: (_, { account }: { account: PaymentAccount }) =>
          sale.send({ type: 'account.add', account }),
      },
    }),
    { input: { patientName, today } },
  ).start();
  const stop = () => {
    sale.stop();
    newCard.stop();
  };
  return { sale, newCard: newCard as Actor<ReturnType<typeof wireAccounts>>, stop };
}
