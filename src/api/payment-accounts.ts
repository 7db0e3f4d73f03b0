import { type AccountChange, type AccountDraft, zipDigits } from '#domain/payment/account-draft.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAbsentOr } from './entity-shape.ts';
import type { PatientPlace } from './member.ts';
import { type Guard, isAnything, isFlag, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

const oneOf =
  <const T extends string>(...words: readonly T[]): Guard<T> =>
  (value): value is T =>
    words.some((word) => word === value);

type Received = { [Name in keyof PaymentAccount]: PaymentAccount[Name] };

const isExpiry: Guard<string> = (value): value is string =>
  isText(value) && /^(0[1-9]|1[0-2])\/\d{2}$/.test(value);
const isNullOr = <T>(isGiven: Guard<T>): Guard<T | null> => isAbsentOr(isGiven) as Guard<T | null>;

const isAccount = isRecordOf<Received>({
  accountType: oneOf('Credit Card', 'Debit Card', 'Bank Transfer'),
  accountStatus: oneOf('Active', 'Inactive'),
  cardType: isNumber,
  displayName: isText,
  expirationDate: isNullOr(isExpiry),
  id: isText,
  isActive: isFlag,
  isAutoRenewal: isFlag,
  isFsa: isFlag,
  isHsa: isFlag,
  itemId: isText,
  lastFourCardDigits: isText,
  memberId: isNullOr(isText),
  name: isText,
  practiceId: isText,
  zipCode: isText,
});
const isAccountList = isRecordOf<{ results: Received[] }>({ results: isListOf(isAccount) });

const ADDRESS = '/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts';
const ONE = '/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts/{paymentAccountId}';

/** A patient's payment accounts, the one for auto-renewal first (API-9). */
export async function listPaymentAccounts(
  client: PortalClient,
  path: PatientPlace,
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const answer = await answerOf(client.GET(ADDRESS, { params: { path }, signal }), isAccountList);
  return answer.results;
}

/** What a payment on a plan can be charged to: the patient's own accounts first, then those of who holds or pays it. Without a plan, their own. */
export async function listChargeableAccounts(
  client: PortalClient,
  { planId, ...path }: PatientPlace & { planId: string },
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const query = planId === '' ? {} : { ChargeableOn: planId };
  const answer = await answerOf(client.GET(ADDRESS, { params: { path, query }, signal }), isAccountList);
  return answer.results;
}

/** Adds a card by what stands for it (API-9, FRAME-5). */
export function addPaymentAccount(
  client: PortalClient,
  path: PatientPlace,
  { draft, card }: { draft: AccountDraft; card: GivenCard },
): Promise<PaymentAccount> {
  const { accountType, name, displayName, isAutoRenewal, isFsa, isHsa } = draft;
  const { token, expirationDate } = card;
  const zipCode = zipDigits(card.zipCode);
  const body = {
    ...{ token, accountType, expirationDate, zipCode, isAutoRenewal, isFsa, isHsa },
    name: tidied(name),
    displayName: tidied(displayName),
  };
  return answerOf(client.POST(ADDRESS, { params: { path }, body }), isAccount);
}

/** Changes what is sent of an account, and nothing else (API-9). */
export const changePaymentAccount = (
  client: PortalClient,
  path: PatientPlace & { paymentAccountId: string },
  body: AccountChange,
): Promise<PaymentAccount> => answerOf(client.PUT(ONE, { params: { path }, body }), isAccount);

/** Takes an account away; a failure says why the server keeps it (API-9). */
export const deletePaymentAccount = (
  client: PortalClient,
  path: PatientPlace & { paymentAccountId: string },
): Promise<unknown> => answerOf(client.DELETE(ONE, { params: { path } }), isAnything);
