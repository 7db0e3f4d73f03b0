import { assign, setup } from 'xstate';
import { isoDateOf } from '#domain/date/calendar.ts';
import { isNotCharged } from '#domain/payment/payment.ts';
import { isChargeable, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  firstChoice,
  type NewMember,
  type Quote,
  SALE_CHECK_MS,
  type SaleChoice,
  type SaleOrder,
  type SaleOutcome,
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
  accountId: '',
  accepts: false,
  fields: unchangedFields({ firstName: '', lastName: '', birthDate: '' }),
  checks: false,
  attempt: 1,
  outcome: null,
  failure: null,
} as const;

export const memberMessage = ({ fields, today }: SaleContext, field: SaleField): string | null =>
  fieldMessage(RULES[field], fields.texts[field], today);

const isMemberValid = (context: SaleContext): boolean =>
  context.kind !== 'addMember' ||
  (['firstName', 'lastName', 'birthDate'] as const).every((field) => memberMessage(context, field) === null);

export const hasAccount = ({ loaded, accountId, today }: SaleContext): boolean =>
  loaded?.accounts.some((account) => account.id === accountId && isChargeable(account, today)) ?? false;

const newMemberIn = ({ kind, fields: { texts } }: SaleContext): NewMember | null =>
  kind === 'addMember'
    ? {
        firstName: tidied(texts.firstName),
        lastName: tidied(texts.lastName),
        birthDate: isoDateOf(texts.birthDate) ?? '',
      }
    : null;

export const orderIn = (context: SaleContext): SaleOrder => ({
  key: `${context.key}-${context.attempt}`,
  choice: context.choice,
  accountId: context.accountId,
  termsVersion: context.loaded?.terms.version ?? 0,
  dueNowCents: context.quote?.dueNowCents ?? 0,
  newMember: newMemberIn(context),
});

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
    quoteSale: port<Quote, SaleChoice>('quoteSale'),
    /** The status of the failure says whether the account can have been charged. */
    sellPlan: port<SaleOutcome, SaleOrder>('sellPlan'),
  },
  guards: {
    isReady: ({ context }) => context.accepts && hasAccount(context) && isMemberValid(context),
    isSold: (_, { outcome }: { outcome: SaleOutcome }) => outcome.kind === 'sold',
    isNotCharged: ({ event }) => isNotCharged(failureIn(event).status),
  },
  actions: {
    storeLoaded: assign(({ context: { kind, today } }, { loaded }: { loaded: LoadedSale }) => ({
      loaded,
      choice: kind === 'purchase' ? firstChoice(loaded.offers) : NO_CHOICE.choice,
      accountId: loaded.accounts.find((each) => isChargeable(each, today))?.id ?? '',
    })),
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
    storeQuote: assign(({ context: { choice } }, { quote }: { quote: Quote }) => ({
      quote,
      choice:
        quote.offerId === null
          ? choice
          : { offerId: quote.offerId, levelId: quote.levelId ?? '', billing: quote.billing },
    })),
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
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    ...fieldActions(RULES),
    ...failureActions,
  },
  delays: { recheck: SALE_CHECK_MS },
});
