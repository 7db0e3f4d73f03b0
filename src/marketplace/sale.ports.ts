import { fromPromise } from 'xstate';
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
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import { type SaleRef, selectNewCard } from '#machines/sale/sale.selectors.ts';
import type { LoadedSale, SaleSending } from '#machines/sale/sale.types.ts';
import { actorIn } from '#machines/system.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { wireNewCard } from '#widgets/shared/payment-accounts/new-card.ports.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';
import { wireReceiptEmail } from '#widgets/shared/receipt-email/receipt-email.ports.ts';
import type { SealedItem } from '#widgets/shared/sealed-item.ports.ts';
import { loadPatientBrief } from './patient-brief.ports.ts';
import { draftIn, draftOf } from './sale-draft.ports.ts';
import type { SaleScreenProps } from './sale-props.ts';

interface SaleParts {
  client: PortalClient;
  organizationId: string;
  /** The client of the payment API (API-20). */
  payments: PortalClient;
  /** This tab's drafts. */
  drafts: Pick<SealedItem, 'load' | 'save' | 'remove'>;
  /** Of the sale that is running. */
  about(): SaleAbout;
  practiceId: string;
  today: string;
  host: Pick<WidgetHost, 'workBegan' | 'workEnded' | 'toast'>;
  /** Null if no card fields are configured. */
  frame: CardFrame | null;
}

export function wireSale({
  client,
  organizationId,
  payments,
  drafts,
  about,
  practiceId,
  today,
  host,
  frame,
}: SaleParts) {
  return saleMachine.provide({
    actors: {
      newCard: wireNewCard(
        wireAccounts({
          host,
          frame,
          calls: {
            list: nothing,
            add: (account) => addPaymentAccount(payments, about(), account),
            change: nothing,
            remove: nothing,
          },
        }),
        actorIn('sale'),
      ),
      receiptEmail: wireReceiptEmail({
        client,
        patientOf: () => ({ organizationId, practiceId, memberId: about().memberId }),
        host,
      }),
      loadSale: fromPromise<LoadedSale, undefined>(async ({ signal }) => {
        const sold = about();
        const { kind, memberId, planId } = sold;
        const [offered, terms, accounts, { patient, summary }, draft] = await Promise.all([
          getPlanOffers(client, practiceId, signal),
          getSaleTerms(client, practiceId, signal),
          listChargeableAccounts(payments, sold, signal),
          loadPatientBrief(client, { practiceId, memberId }, today, signal),
          drafts.load(),
        ]);
        const own = kind === 'purchase' && summary.activePlans.find(({ member }) => member.primary);
        const currentPlan = own ? { id: own.plan.id, name: own.plan.name, endDate: own.term.endDate } : null;
        return {
          ...offered,
          key: crypto.randomUUID(),
          terms,
          accounts,
          patient,
          currentPlan,
          isDependent: kind === 'renewal' && isDependentOn(summary, planId),
          memberFeeCents: kind === 'addMember' ? memberFeeIn(summary, planId) : null,
          draft: draftIn(draft, sold),
        };
      }),
      loadTerms: fromPromise<SaleTerms, undefined>(({ signal }) => getSaleTerms(client, practiceId, signal)),
      listAccounts: fromPromise<readonly PaymentAccount[], undefined>(({ signal }) =>
        listChargeableAccounts(payments, about(), signal),
      ),
      quoteSale: fromPromise<Quote, SaleWish>(({ input, signal }) =>
        quoteSale(client, about(), input, signal),
      ),
      findMatches: fromPromise<readonly PatientRow[], NewMember | null>(async ({ input, signal }) =>
        input === null ? [] : findSamePatients(client, practiceId, input, signal),
      ),
      sellPlan: fromPromise<SaleOutcome, SaleSending>(({ input: { order, isRepeated } }) =>
        sellPlan(client, about(), order, isRepeated),
      ),
    },
    actions: {
      storeDraft: ({ context }) => void drafts.save(draftOf(about(), context)),
      removeDraft: () => drafts.remove(),
      reportUnsavedWork: unsavedWorkOf(host),
      logFailure,
    },
  });
}

const nothing = () => Promise.reject(new Error('Only a new card is added here.'));

function memberFeeIn(summary: PatientSummary, planId: string): number | null {
  const plan = plansOf(summary).find((each) => each.plan.id === planId)?.plan;
  return centsOfDollars(plan?.addAdditionalMemberAmount ?? 0) || null;
}

/** A page that sells. */
export interface SalePage extends Omit<SaleParts, 'about' | 'frame'> {
  /** The card fields in the form that adds a card. */
  frameOf(form: () => PaymentAccountsRef | undefined): CardFrame | null;
  /** The plan that a purchase begins with; empty if the user has to choose one. */
  wantedOfferId: string;
  /** The practice's time zone. */
  timeZone: string;
  /** Empty in the portal itself. */
  portalOrigin(): string;
}

/** What the screen of the sale needs besides its chart. */
export function saleProps({ practiceId, today, timeZone, portalOrigin }: SalePage, memberId: string) {
  return {
    today,
    timeZone,
    memberId,
    renewalHref: (id) => `${portalOrigin()}${renewalPath({ id: memberId }, { id })}`,
    patientHref: (page, about = memberId) =>
      `${portalOrigin()}${patientAddress(PAGES[page].path, { practiceId, memberId: about })}`,
  } satisfies Partial<SaleScreenProps>;
}

/** A sale to a patient who is known. */
export function startSale(page: SalePage, about: SaleAbout): SaleScreenProps {
  const frame = page.frameOf(() => selectNewCard(sale.getSnapshot()));
  const { today, wantedOfferId } = page;
  const sale: SaleRef = createRoot(wireSale({ ...page, frame, about: () => about }), {
    systemId: 'sale',
    input: { kind: about.kind, today, wantedOfferId },
  });
  sale.start();
  return { sale, attach: (element) => frame?.attach(element), ...saleProps(page, about.memberId) };
}
