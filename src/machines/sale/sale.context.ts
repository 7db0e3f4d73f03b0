import { isoDateOf } from '#domain/date/calendar.ts';
import { memberMessage as personMessage } from '#domain/patient/member-edit.ts';
import { officeMethodOf } from '#domain/payment/office-payment.ts';
import { checkNumberMessage, officeDetails } from '#domain/payment/payment.ts';
import { chargeableIn, isMethodIn, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  firstChoice,
  type NewMember,
  needsAccount,
  type SaleOrder,
  type SaleOutcome,
  type SaleWish,
  withFamily,
  withOffer,
} from '#domain/plan/sale.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { unchangedFields } from '../shared/form-fields.ts';
import type { LaterPayer, LoadedSale, PersonField, SaleContext, SaleField } from './sale.types.ts';

const NO_PERSON = { firstName: '', lastName: '', birthDate: '' };

export const RULES = {
  firstName: FIELDS.givenName,
  lastName: FIELDS.surname,
  birthDate: FIELDS.birthDate,
  checkNumber: FIELDS.checkNumber,
  note: FIELDS.paymentNote,
};

export const NO_CHOICE = {
  key: '',
  loaded: null,
  choice: { offerId: '', levelId: '', billing: null },
  quote: null,
  quotedMember: null,
  accountId: '',
  accepts: false,
  fields: unchangedFields({ ...NO_PERSON, checkNumber: '', note: '' }),
  identity: {},
  dependents: [] as readonly NewMember[],
  matches: null,
  autoRenew: null,
  isDependentChecked: false,
  isChecked: false,
  order: null,
  isRepeated: false,
  attempt: 1,
  outcome: null,
  refusal: null,
  failure: null,
} as const;

export const memberMessage = ({ fields, today }: SaleContext, field: PersonField): string | null =>
  personMessage(field, fields.texts[field], today);

export const PERSON_FIELDS = ['firstName', 'lastName', 'birthDate'] as const;
export const isOfPerson = (field: SaleField): boolean => field in NO_PERSON;
export const withoutPerson = ({ fields }: SaleContext) => ({
  ...fields,
  texts: { ...fields.texts, ...NO_PERSON },
  refusal: null,
});
export const isPersonValid = (context: SaleContext): boolean =>
  PERSON_FIELDS.every((field) => memberMessage(context, field) === null);
/** The user entered a person but did not add them. */
export const isDependentOpen = ({ kind, fields: { texts } }: SaleContext): boolean =>
  kind === 'purchase' && PERSON_FIELDS.some((field) => texts[field].trim() !== '');
export const isMemberValid = (context: SaleContext): boolean =>
  context.kind === 'addMember' ? isPersonValid(context) : !isDependentOpen(context);

export const lacksPlan = ({ kind, choice }: SaleContext): boolean =>
  kind === 'purchase' && choice.offerId === '';

/** The practice's accounts are offered only if it pays for the plan. */
const isPaidByPractice = ({ accounts }: LoadedSale): boolean =>
  accounts.some(({ memberId }) => memberId === null);

/** Whether the account is charged for later payments, if it is chosen. */
function isPaidLaterWith(loaded: LoadedSale, { memberId, isAutoRenewal }: PaymentAccount): boolean {
  if (isPaidByPractice(loaded)) return memberId === null && isAutoRenewal;
  return !loaded.isDependent || memberId !== loaded.patient.memberId;
}

/** An account that is also charged later comes first: on a dependent's page, one of the subscriber. */
export function firstAccount(loaded: LoadedSale, today: string): PaymentAccount | undefined {
  const accounts = chargeableIn(loaded.accounts, today);
  return accounts.find((each) => isPaidLaterWith(loaded, each)) ?? accounts[0];
}

/** Whose account is charged for later payments: the chosen one, or the renewal account of another payer. */
export function laterPayer({ loaded, accountId }: SaleContext): LaterPayer {
  const chosen = loaded?.accounts.find(({ id }) => id === accountId);
  const isOffice = officeMethodOf(accountId) !== null;
  if (loaded === null || (chosen === undefined && !isOffice)) return 'chosen';
  if (chosen !== undefined && isPaidLaterWith(loaded, chosen)) return 'chosen';
  if (isPaidByPractice(loaded)) return 'practice';
  return loaded.isDependent ? 'subscriber' : 'patient';
}

/**
 * The other payer's account for later payments, if there are any and the chosen account is not charged for them. Null if
 * that payer has none.
 */
export function laterAccount(context: SaleContext): PaymentAccount | null | undefined {
  const { loaded, quote, autoRenew, today } = context;
  const isPaidLater = autoRenew === true || (quote?.later.length ?? 0) > 0;
  if (loaded === null || !isPaidLater || laterPayer(context) === 'chosen') return undefined;
  const isUsed = (each: PaymentAccount) => each.isAutoRenewal && isPaidLaterWith(loaded, each);
  return chargeableIn(loaded.accounts, today).find(isUsed) ?? null;
}

/** Whether the user has entered or chosen something in a purchase. */
export function isChanged(context: SaleContext): boolean {
  const { loaded, choice, accepts, autoRenew, fields, today, wantedOfferId } = context;
  if (loaded === null) return false;
  const first = firstChoice(loaded.offers, wantedOfferId);
  const isChosen = (['offerId', 'levelId', 'billing'] as const).some((name) => choice[name] !== first[name]);
  const isTyped = Object.values(fields.texts).some((text) => text !== '');
  const isOtherMethod = context.accountId !== (firstAccount(loaded, today)?.id ?? '');
  return (
    isChosen || isTyped || isOtherMethod || accepts || autoRenew === true || context.dependents.length > 0
  );
}

/** The added account comes first. */
export const withAccount = ({ loaded }: SaleContext, account: PaymentAccount) =>
  loaded && {
    ...loaded,
    accounts: [account, ...loaded.accounts.filter(({ id }) => id !== account.id)],
  };

export const isFree = ({ quote, autoRenew }: SaleContext): boolean =>
  quote !== null && !needsAccount(quote.totalCents, autoRenew === true);

/** A payment method is not missing until a price is known. */
export const lacksAccount = (context: SaleContext): boolean =>
  context.quote !== null &&
  !isFree(context) &&
  !isMethodIn(chargeableIn(context.loaded?.accounts ?? [], context.today), context.accountId);

export const checkNumberProblem = (context: SaleContext): string | null =>
  isFree(context) ? null : checkNumberMessage({ ...context, checkNumber: context.fields.texts.checkNumber });

export const personIn = ({ fields: { texts } }: SaleContext): NewMember => ({
  firstName: tidied(texts.firstName),
  lastName: tidied(texts.lastName),
  birthDate: isoDateOf(texts.birthDate) ?? '',
});

export const offerIn = ({ loaded, choice }: Pick<SaleContext, 'loaded' | 'choice'>) =>
  loaded?.offers.find(({ id }) => id === choice.offerId);

export const withPeople = (context: SaleContext, dependents: readonly NewMember[]) => ({
  dependents,
  choice: withFamily(context.choice, offerIn(context), dependents, context.today),
});

/** The order that was already sent, or a new one. */
export const orderIn = (context: SaleContext): SaleOrder => context.order ?? newOrder(context);

const newOrder = (context: SaleContext): SaleOrder => ({
  key: `${context.key}-${context.attempt}`,
  choice: context.choice,
  ...methodIn(context),
  termsVersion: context.loaded?.terms.version ?? 0,
  dueNowCents: context.quote?.dueNowCents ?? 0,
  startDate: context.quote?.startDate,
  newMember: newMemberIn(context),
  dependents: context.dependents,
  autoRenew: context.autoRenew === true,
});

const methodIn = (context: SaleContext) =>
  isFree(context)
    ? { accountId: '' }
    : { accountId: context.accountId, ...officeDetails({ ...context, ...context.fields.texts }) };

/** Null until the fields are valid, and for other kinds of sale. */
export const newMemberIn = (context: SaleContext): NewMember | null =>
  context.kind === 'addMember' && isPersonValid(context)
    ? { ...personIn(context), ...context.identity }
    : null;

const DEPENDENT = 'dependents.';

/**
 * The position of the dependent whose name and birth date belong to several patients. Undefined if it is the new
 * member.
 */
export const ambiguousAt = ({ failure }: SaleContext): number | undefined => {
  const field = failure?.validationErrors?.find((each) => each.field.startsWith(DEPENDENT))?.field;
  return field === undefined ? undefined : Number(field.slice(DEPENDENT.length));
};

/** The person whose name and birth date belong to several patients. */
export const ambiguousPerson = (context: SaleContext): NewMember | null => {
  if (context.failure?.code !== 'memberAmbiguous') return null;
  const at = ambiguousAt(context);
  return at === undefined ? newMemberIn(context) : (context.dependents[at] ?? null);
};

/** The price was quoted for a different new member. */
export const isOtherMember = (context: SaleContext): boolean => {
  const member = newMemberIn(context);
  return member !== null && JSON.stringify(member) !== JSON.stringify(context.quotedMember);
};

export const wishIn = (context: SaleContext): SaleWish => ({
  choice: context.choice,
  dependents: context.dependents,
  newMember: newMemberIn(context),
});

/**
 * The tab's draft from before a reload, if it is still on offer. Only its plan is replaced, if the user has chosen
 * another one for this sale since, and no order was sent.
 */
export function draftedOf({ loaded, choice, accountId, quote, wantedOfferId }: SaleContext) {
  const { draft } = loaded ?? { draft: null };
  if (!draft) return {};
  const offer = loaded?.offers.find(({ id }) => id === draft.choice.offerId);
  const isOffered = offer?.levels.some(({ id }) => id === draft.choice.levelId) ?? false;
  const drafted = isOffered ? draft.choice : choice;
  const isSame = draft.order !== null || draft.wantedOfferId === wantedOfferId;
  const wanted = isSame ? undefined : loaded?.offers.find(({ id }) => id === wantedOfferId);
  return {
    key: draft.key,
    attempt: draft.attempt,
    choice: wanted === undefined ? drafted : withOffer(drafted, wanted),
    dependents: draft.dependents,
    autoRenew: draft.autoRenew,
    accountId: isMethodIn(loaded?.accounts ?? [], draft.accountId) ? draft.accountId : accountId,
    order: draft.order,
    quote: draft.order === null ? quote : draft.quote,
    fields: unchangedFields({ ...draft.texts, checkNumber: draft.checkNumber ?? '', note: '' }),
  };
}

export const outcomeOf = ({ event }: { event: { output: SaleOutcome } }) => ({ outcome: event.output });
