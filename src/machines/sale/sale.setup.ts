import { assign, setup } from 'xstate';
import { isoDateOf } from '#domain/date/calendar.ts';
import { isNotCharged } from '#domain/payment/payment.ts';
import { isChargeable, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  firstChoice,
  type NewMember,
  needsAccount,
  type Quote,
  SALE_CHECK_MS,
  type SaleChoice,
  type SaleOrder,
  type SaleOutcome,
  type SaleWish,
  withFamily,
  withOffer,
} from '#domain/plan/sale.ts';
import { FIELDS, fieldMessage } from '#domain/text/field.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { failureActions, failureIn } from '../failure.ts';
import { fieldActions, unchangedFields } from '../form-fields.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type { LoadedSale, SaleContext, SaleEvent, SaleField, SaleInput } from './sale.types.ts';

const RULES = { firstName: FIELDS.givenName, lastName: FIELDS.surname, birthDate: FIELDS.birthDate };

export const NO_CHOICE = {
  loaded: null,
  choice: { offerId: '', levelId: '', billing: null },
  quote: null,
  quotedMember: null,
  accountId: '',
  accepts: false,
  fields: unchangedFields({ firstName: '', lastName: '', birthDate: '' }),
  dependents: [] as readonly NewMember[],
  autoRenew: false,
  checksDependent: false,
  checks: false,
  order: null,
  attempt: 1,
  outcome: null,
  failure: null,
} as const;

export const memberMessage = ({ fields, today }: SaleContext, field: SaleField): string | null =>
  fieldMessage(RULES[field], fields.texts[field], today);

const FIELD_NAMES = ['firstName', 'lastName', 'birthDate'] as const;
const isPersonValid = (context: SaleContext): boolean =>
  FIELD_NAMES.every((field) => memberMessage(context, field) === null);
/** Somebody was typed, and not added. */
export const isDependentOpen = ({ kind, fields: { texts } }: SaleContext): boolean =>
  kind === 'purchase' && FIELD_NAMES.some((field) => texts[field].trim() !== '');
const isMemberValid = (context: SaleContext): boolean =>
  context.kind === 'addMember' ? isPersonValid(context) : !isDependentOpen(context);

const hasAccount = ({ loaded, accountId, today }: SaleContext): boolean =>
  loaded?.accounts.some((account) => account.id === accountId && isChargeable(account, today)) ?? false;

export const isFree = ({ quote, autoRenew }: SaleContext): boolean =>
  quote !== null && !needsAccount(quote.totalCents, autoRenew);

/** Until a price is known, no account is missing. */
export const lacksAccount = (context: SaleContext): boolean =>
  context.quote !== null && !isFree(context) && !hasAccount(context);

const personIn = ({ fields: { texts } }: SaleContext): NewMember => ({
  firstName: tidied(texts.firstName),
  lastName: tidied(texts.lastName),
  birthDate: isoDateOf(texts.birthDate) ?? '',
});

export const offerIn = ({ loaded, choice }: Pick<SaleContext, 'loaded' | 'choice'>) =>
  loaded?.offers.find(({ id }) => id === choice.offerId);

const withPeople = (context: SaleContext, dependents: readonly NewMember[]) => ({
  dependents,
  choice: withFamily(context.choice, offerIn(context), dependents, context.today),
});

/** The order that was sent, again; or a new one. */
export const orderIn = (context: SaleContext): SaleOrder => context.order ?? newOrder(context);

const newOrder = (context: SaleContext): SaleOrder => ({
  key: `${context.key}-${context.attempt}`,
  choice: context.choice,
  accountId: isFree(context) ? '' : context.accountId,
  termsVersion: context.loaded?.terms.version ?? 0,
  dueNowCents: context.quote?.dueNowCents ?? 0,
  newMember: newMemberIn(context),
  dependents: context.dependents,
  autoRenew: context.autoRenew,
});

/** Null until the fields are valid, and for another kind of sale. */
const newMemberIn = (context: SaleContext): NewMember | null =>
  context.kind === 'addMember' && isPersonValid(context) ? personIn(context) : null;

const isSamePerson = (one: NewMember | null, other: NewMember | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const wishIn = (context: SaleContext): SaleWish => ({
  choice: context.choice,
  dependents: context.dependents,
  newMember: newMemberIn(context),
});

/** What the tab had before a reload, as far as it is still on offer. */
function draftedOf({ loaded, choice, accountId, quote, ...context }: SaleContext) {
  const { draft } = loaded ?? { draft: null };
  if (!draft) return {};
  const offer = loaded?.offers.find(({ id }) => id === draft.choice.offerId);
  const isOffered = offer?.levels.some(({ id }) => id === draft.choice.levelId) ?? false;
  const hasCard = loaded?.accounts.some(({ id }) => id === draft.accountId) ?? false;
  return {
    key: draft.key,
    attempt: draft.attempt,
    choice: isOffered ? draft.choice : choice,
    dependents: draft.dependents,
    autoRenew: draft.autoRenew,
    accountId: hasCard ? draft.accountId : accountId,
    order: draft.order,
    quote: draft.order === null ? quote : draft.quote,
    fields: context.fields,
  };
}

export const outcomeOf = ({ event }: { event: { output: SaleOutcome } }) => ({ outcome: event.output });

export const saleSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SaleContext,
    events: {} as SaleEvent,
    input: {} as SaleInput,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadSale: port<LoadedSale>('loadSale'),
    /** Changes nothing. */
    quoteSale: port<Quote, SaleWish>('quoteSale'),
    /** The status of the failure says whether the account can have been charged. */
    sellPlan: port<SaleOutcome, SaleOrder>('sellPlan'),
  },
  guards: {
    isReady: ({ context }) => context.accepts && !lacksAccount(context) && isMemberValid(context),
    isMemberMissing: ({ context }) => context.kind === 'addMember' && !isPersonValid(context),
    isOtherMember: ({ context }) =>
      context.kind === 'addMember' &&
      isPersonValid(context) &&
      !isSamePerson(personIn(context), context.quotedMember),
    isPersonValid: ({ context }) => isPersonValid(context),
    isOrdered: (_, { loaded }: { loaded: LoadedSale }) => loaded.draft?.order != null,
    isSold: (_, { outcome }: { outcome: SaleOutcome }) => outcome.kind === 'sold',
    isNotCharged: ({ event }) => isNotCharged(failureIn(event).status),
  },
  actions: {
    storeLoaded: assign(({ context: { kind, today } }, { loaded }: { loaded: LoadedSale }) => ({
      loaded,
      choice: kind === 'purchase' ? firstChoice(loaded.offers) : NO_CHOICE.choice,
      accountId: loaded.accounts.find((each) => isChargeable(each, today))?.id ?? '',
    })),
    restoreDraft: assign(({ context }) => draftedOf(context)),
    addDependent: assign(({ context }) => ({
      ...withPeople(context, [...context.dependents, personIn(context)]),
      fields: NO_CHOICE.fields,
      checksDependent: false,
    })),
    removeDependent: assign(({ context }, { at }: { at: number }) =>
      withPeople(context, context.dependents.toSpliced(at, 1)),
    ),
    addAsNew: assign(({ context: { dependents } }, { at }: { at: number }) => ({
      dependents: dependents.map((person, each) => (each === at ? { ...person, evenIfKnown: true } : person)),
    })),
    checkDependent: assign({ checksDependent: true }),
    storeAutoRenew: assign((_, { autoRenew }: { autoRenew: boolean }) => ({ autoRenew })),
    storeOrder: assign(({ context }) => ({ order: orderIn(context) })),
    clearOrder: assign({ order: null }),
    storeOffer: assign(({ context: { choice, loaded } }, { offerId }: { offerId: string }) => ({
      choice: withOffer(
        choice,
        loaded?.offers.find(({ id }) => id === offerId),
      ),
    })),
    storeLevel: assign(({ context: { choice, loaded } }, { levelId }: { levelId: string }) => ({
      choice: withOffer(
        { ...choice, levelId },
        loaded?.offers.find(({ id }) => id === choice.offerId),
      ),
    })),
    storeBilling: assign(({ context: { choice } }, { billing }: Pick<SaleChoice, 'billing'>) => ({
      choice: { ...choice, billing },
    })),
    storeQuote: assign(
      ({ context: { kind, choice, autoRenew, quote: before } }, { quote }: { quote: Quote }) => ({
        quote,
        autoRenew: kind === 'renewal' && before === null ? quote.autoRenew : autoRenew,
        choice:
          quote.offerId === null
            ? choice
            : { offerId: quote.offerId, levelId: quote.levelId ?? '', billing: quote.billing },
      }),
    ),
    storeQuotedMember: assign(({ context }) => ({ quotedMember: newMemberIn(context) })),
    clearQuote: assign({ quote: null }),
    storeAccount: assign((_, { id }: { id: string }) => ({ accountId: id })),
    addAccount: assign(({ context: { loaded } }, { account }: { account: PaymentAccount }) => ({
      accountId: account.id,
      loaded: loaded && {
        ...loaded,
        accounts: [account, ...loaded.accounts.filter(({ id }) => id !== account.id)],
      },
    })),
    storeAcceptance: assign((_, { accepts }: { accepts: boolean }) => ({ accepts })),
    startValidation: assign({ checks: true }),
    nextAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    storeOutcome: assign((_, { outcome }: { outcome: SaleOutcome }) => ({ outcome })),
    /** Stored in this tab, encrypted. */
    keepDraft: effect('keepDraft'),
    forgetDraft: effect('forgetDraft'),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    ...fieldActions(RULES),
    ...failureActions,
  },
  delays: { recheck: SALE_CHECK_MS },
});
