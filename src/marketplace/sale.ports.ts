import { type Actor, fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { findSamePatients } from '#api/new-patients.ts';
import { addPaymentAccount, listChargeableAccounts } from '#api/payment-accounts.ts';
import { getPlanOffers, getSaleTerms, quoteSale, type SaleAbout, sellPlan } from '#api/plan-sales.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import { renewalPath } from '#domain/navigation/marketplace.ts';
import { patientAddress } from '#domain/navigation/patient-address.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { PatientSummary } from '#domain/plan/plan.ts';
import { isDependentOn, plansOf } from '#domain/plan/plan-selection.ts';
import type { NewMember, Quote, SaleOutcome, SaleTerms, SaleWish } from '#domain/plan/sale.ts';
import { createRoot } from '#machines/roots.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import type { LoadedSale, SaleSending } from '#machines/sale/sale.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { wireNewCard } from '#widgets/shared/payment-accounts/new-card.ports.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';
import type { SealedItem } from '#widgets/shared/sealed-item.ports.ts';
import { loadPatientBrief } from './patient-brief.ports.ts';
import { draftIn, draftOf } from './sale-draft.ports.ts';
import type { SaleScreenProps } from './sale-props.ts';

interface SaleParts {
  client: PortalClient;
  /** The client of the payment API (API-20). */
  payments: PortalClient;
  /** This tab's drafts. */
  drafts: Pick<SealedItem, 'load' | 'save' | 'remove'>;
  about: SaleAbout;
  today: string;
  host: Pick<WidgetHost, 'workBegan' | 'workEnded' | 'toast'>;
}

export function wireSale({ client, payments, drafts, about, today, host }: SaleParts) {
  const { practiceId, memberId, planId } = about;
  const path = { practiceId, memberId, planId };
  return saleMachine.provide({
    actors: {
      loadSale: fromPromise<LoadedSale, undefined>(async ({ signal }) => {
        const [offered, terms, accounts, { patient, summary }, draft] = await Promise.all([
          getPlanOffers(client, practiceId, signal),
          getSaleTerms(client, practiceId, signal),
          listChargeableAccounts(payments, path, signal),
          loadPatientBrief(client, { practiceId, memberId }, today, signal),
          drafts.load(),
        ]);
        const own = about.kind === 'purchase' && summary.activePlans.find(({ member }) => member.primary);
        const currentPlan = own ? { id: own.plan.id, name: own.plan.name, endDate: own.term.endDate } : null;
        return {
          ...offered,
          terms,
          accounts,
          patient,
          currentPlan,
          isDependent: about.kind === 'renewal' && isDependentOn(summary, planId),
          memberFeeCents: about.kind === 'addMember' ? memberFeeIn(summary, planId) : null,
          draft: draftIn(draft, about),
        };
      }),
      loadTerms: fromPromise<SaleTerms, undefined>(({ signal }) => getSaleTerms(client, practiceId, signal)),
      listAccounts: fromPromise<readonly PaymentAccount[], undefined>(({ signal }) =>
        listChargeableAccounts(payments, path, signal),
      ),
      quoteSale: fromPromise<Quote, SaleWish>(({ input, signal }) => quoteSale(client, about, input, signal)),
      findMatches: fromPromise<readonly PatientRow[], NewMember | null>(async ({ input, signal }) =>
        input === null ? [] : findSamePatients(client, practiceId, input, signal),
      ),
      sellPlan: fromPromise<SaleOutcome, SaleSending>(({ input: { order, isRepeated } }) =>
        sellPlan(client, about, order, isRepeated),
      ),
    },
    actions: {
      storeDraft: ({ context }) => void drafts.save(draftOf(about, context)),
      removeDraft: () => drafts.remove(),
      reportUnsavedWork: unsavedWorkOf(host),
    },
  });
}

function memberFeeIn(summary: PatientSummary, planId: string): number | null {
  const plan = plansOf(summary).find((each) => each.plan.id === planId)?.plan;
  return centsOfDollars(plan?.addAdditionalMemberAmount ?? 0) || null;
}

export interface StartedSale extends SaleParts {
  frame: CardFrame | null;
  key: string;
  /** The plan that a purchase begins with; empty if the user has to choose one. */
  wantedOfferId: string;
  /** Empty in the portal itself. */
  portalOrigin(): string;
}

/** The sale, and the dialog that adds a card for it. */
export function startSale({ frame, key, wantedOfferId, portalOrigin, ...parts }: StartedSale) {
  const { payments, about, host, today } = parts;
  const { practiceId, memberId } = about;
  const input = { kind: about.kind, key, today, wantedOfferId };
  const sale = createRoot(wireSale(parts), { input }).start();
  const nothing = () => Promise.reject(new Error('Only a new card is added here.'));
  const newCard = createRoot(
    wireNewCard(
      wireAccounts({
        host,
        frame,
        calls: {
          list: nothing,
          add: (account) => addPaymentAccount(payments, { practiceId, memberId }, account),
          change: nothing,
          remove: nothing,
        },
      }),
      () => sale,
    ),
    { input: { patientName: '', today } },
  ).start();
  const props: SaleScreenProps = {
    sale,
    newCard: newCard as Actor<ReturnType<typeof wireAccounts>>,
    attach: (element) => frame?.attach(element),
    today,
    memberId,
    renewalHref: (id) => `${portalOrigin()}${renewalPath({ id: memberId }, { id })}`,
    patientHref: (page) => `${portalOrigin()}${patientAddress(PAGES[page].path, { practiceId, memberId })}`,
  };
  const stop = () => {
    sale.stop();
    newCard.stop();
  };
  return { props, stop };
}
