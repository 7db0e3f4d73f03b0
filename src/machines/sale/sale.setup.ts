import { assign, setup } from 'xstate';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { isNotCharged } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  firstChoice,
  type NewMember,
  type Quote,
  SALE_CHECK_MS,
  type SaleChoice,
  type SaleOutcome,
  type SaleTerms,
  type SaleWish,
  withOffer,
} from '#domain/plan/sale.ts';
import { paymentAccountsMachine } from '../payment-accounts/payment-accounts.machine.ts';
import { receiptEmailMachine } from '../receipt-email/receipt-email.machine.ts';
import { failureActions, failureIn, loggedFailureActions } from '../shared/failure.ts';
import { commitField, fieldActions } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import {
  ambiguousAt,
  ambiguousPerson,
  checkNumberProblem,
  draftedOf,
  firstAccount,
  isMemberValid,
  isOfPerson,
  isOtherMember,
  isPersonValid,
  lacksAccount,
  lacksPlan,
  NO_CHOICE,
  newMemberIn,
  orderIn,
  personIn,
  RULES,
  withAccount,
  withoutPerson,
  withPeople,
} from './sale.context.ts';
import type {
  LoadedSale,
  PersonIdentity,
  SaleContext,
  SaleEvent,
  SaleField,
  SaleInput,
  SaleSending,
} from './sale.types.ts';

export const saleSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SaleContext,
    events: {} as SaleEvent,
    input: {} as SaleInput,
    children: {} as { newCard: 'newCard'; receiptEmail: 'receiptEmail' },
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    newCard: paymentAccountsMachine,
    loadSale: port<LoadedSale>('loadSale'),
    loadTerms: port<SaleTerms>('loadTerms'),
    listAccounts: port<readonly PaymentAccount[]>('listAccounts'),
    /** Changes nothing. */
    quoteSale: port<Quote, SaleWish>('quoteSale'),
    /** The patients who have the same name and birth date as a person. */
    findMatches: port<readonly PatientRow[], NewMember | null>('findMatches'),
    /** The status of a failure shows whether the account may have been charged. */
    sellPlan: port<SaleOutcome, SaleSending>('sellPlan'),
    receiptEmail: receiptEmailMachine,
  },
  guards: {
    isReady: ({ context }) =>
      context.accepts &&
      !lacksAccount(context) &&
      checkNumberProblem(context) === null &&
      isMemberValid(context),
    isChoiceMissing: ({ context }) =>
      lacksPlan(context) || (context.kind === 'addMember' && !isPersonValid(context)),
    isOtherMember: ({ context }) => isOtherMember(context),
    isOtherMemberOnLeaving: ({ context }, field: { field: SaleField }) =>
      isOtherMember({ ...context, fields: commitField(context.fields, RULES, field, context.today) }),
    isAmbiguous: ({ context }) => ambiguousPerson(context) !== null,
    isPersonValid: ({ context }) => isPersonValid(context),
    isOrdered: (_, { loaded }: { loaded: LoadedSale }) => loaded.draft?.order != null,
    isSold: (_, { outcome }: { outcome: SaleOutcome }) => outcome.kind === 'sold',
    hasOtherTerms: ({ event }) => failureIn(event).code === 'termsChanged',
    isNotCharged: ({ event }) => isNotCharged(failureIn(event).status),
  },
  actions: {
    storeLoaded: assign(
      ({ context: { kind, today, wantedOfferId } }, { loaded }: { loaded: LoadedSale }) => ({
        loaded,
        key: loaded.key,
        choice: kind === 'purchase' ? firstChoice(loaded.offers, wantedOfferId) : NO_CHOICE.choice,
        accountId: firstAccount(loaded, today)?.id ?? '',
        accepts: false,
      }),
    ),
    restoreDraft: assign(({ context }) => draftedOf(context)),
    addDependent: assign(({ context }) => ({
      ...withPeople(context, [...context.dependents, personIn(context)]),
      fields: withoutPerson(context),
      isDependentChecked: false,
    })),
    removeDependent: assign(({ context }, { at }: { at: number }) =>
      withPeople(context, context.dependents.toSpliced(at, 1)),
    ),
    identify: assign(({ context }, identity: PersonIdentity) => {
      const at = ambiguousAt(context);
      const { dependents } = context;
      if (at === undefined) return { identity };
      return { dependents: dependents.map((one, each) => (each === at ? { ...one, ...identity } : one)) };
    }),
    /** The person is another one once a field of theirs changes. */
    clearIdentity: assign(({ context: { identity } }, { field }: { field: SaleField }) => ({
      identity: isOfPerson(field) ? {} : identity,
    })),
    storeMatches: assign((_, { matches }: { matches: readonly PatientRow[] }) => ({ matches })),
    clearMatches: assign({ matches: null }),
    checkDependent: assign({ isDependentChecked: true }),
    /** The page may now hide the fields of a person, so their messages disappear. */
    uncheckDependent: assign({ isDependentChecked: false }),
    storeAutoRenew: assign((_, { autoRenew }: { autoRenew: boolean }) => ({ autoRenew })),
    storeOrder: assign(({ context }) => ({ order: orderIn(context) })),
    markRepeated: assign({ isRepeated: true }),
    clearOrder: assign({ order: null, isRepeated: false }),
    /** The first plan of a sale covers the family that was entered before it. */
    storeOffer: assign(({ context }, { offerId }: { offerId: string }) => {
      const choice = withOffer(
        context.choice,
        context.loaded?.offers.find(({ id }) => id === offerId),
      );
      return lacksPlan(context) ? withPeople({ ...context, choice }, context.dependents) : { choice };
    }),
    storeLevel: assign(({ context: { choice, loaded } }, { levelId }: { levelId: string }) => ({
      choice: withOffer(
        { ...choice, levelId },
        loaded?.offers.find(({ id }) => id === choice.offerId),
      ),
    })),
    storeBilling: assign(({ context: { choice } }, { billing }: Pick<SaleChoice, 'billing'>) => ({
      choice: { ...choice, billing },
    })),
    storeQuote: assign(({ context: { kind, choice, autoRenew } }, { quote }: { quote: Quote }) => ({
      quote,
      autoRenew: autoRenew ?? (kind === 'renewal' && quote.autoRenew),
      choice:
        quote.offerId === null
          ? choice
          : { offerId: quote.offerId, levelId: quote.levelId ?? '', billing: quote.billing },
    })),
    storeQuotedMember: assign(({ context }) => ({ quotedMember: newMemberIn(context) })),
    clearQuote: assign({ quote: null }),
    storeAccount: assign((_, { id }: { id: string }) => ({ accountId: id })),
    addAccount: assign(({ context }, { account }: { account: PaymentAccount }) => ({
      accountId: account.id,
      loaded: withAccount(context, account),
    })),
    storeAccounts: assign(({ context }, { accounts }: { accounts: readonly PaymentAccount[] }) => {
      const loaded = context.loaded && { ...context.loaded, accounts };
      const first = context.accountId === '' && loaded ? firstAccount(loaded, context.today) : undefined;
      return { loaded, ...(first && { accountId: first.id }) };
    }),
    /** The order that was sent keeps its payment method. */
    listAccount: assign(({ context }, { account }: { account: PaymentAccount }) => ({
      loaded: withAccount(context, account),
    })),
    storeAcceptance: assign((_, { accepts }: { accepts: boolean }) => ({ accepts })),
    storeTerms: assign(({ context: { loaded } }, { terms }: { terms: SaleTerms }) => ({
      loaded: loaded && { ...loaded, terms },
    })),
    clearAcceptance: assign({ accepts: false }),
    startValidation: assign({ isChecked: true }),
    nextAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    storeOutcome: assign((_, { outcome }: { outcome: SaleOutcome }) => ({ outcome })),
    /** Stored in this tab, encrypted. */
    storeDraft: effect('storeDraft'),
    removeDraft: effect('removeDraft'),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    ...fieldActions(RULES),
    ...failureActions,
    ...loggedFailureActions,
    /** The failure of an order is shown until the user changes the order; the one of the next price is not. */
    storeRefusal: assign(({ context: { failure } }) => ({ refusal: failure, failure: null })),
    /** With another payment method. A charge that was kept stays on the page: nothing is sold for it. */
    clearRefusal: assign(({ context: { refusal } }) => ({
      refusal: refusal?.code === 'chargeKept' ? refusal : null,
    })),
    clearReasons: assign({ refusal: null, failure: null }),
  },
  delays: { recheck: SALE_CHECK_MS },
});
