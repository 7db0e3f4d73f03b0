import type { AccountChange, AccountDraft } from '#domain/payment/account-draft.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PatientPath, PlanPath, PracticePath } from './member.ts';
import { type Guard, isFlag, isListOf, isNullOr, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

const isExpiry: Guard<string> = (value): value is string =>
  isText(value) && /^(0[1-9]|1[0-2])\/\d{2}$/.test(value);
const isAccount = isRecordOf<PaymentAccount>({
  accountType: isOneOf(['Credit Card', 'Debit Card', 'Bank Transfer']),
  accountStatus: isOneOf(['Active', 'Inactive']),
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
const isAccountList = isRecordOf<{ results: PaymentAccount[] }>({ results: isListOf(isAccount) });

const OFFICE = '/admin/organization/{organizationId}/practice/{practiceId}/payment-account';
const NEW_OFFICE = '/admin/organization/{organizationId}/practice/{practiceId}/credit-account';
const ONE_OFFICE =
  '/admin/organization/{organizationId}/practice/{practiceId}/payment-account/{paymentAccountId}';
const ADDRESS = '/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts';
const ONE = '/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts/{paymentAccountId}';

export async function listPaymentAccounts(
  client: PortalClient,
  path: PatientPath,
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const answer = await answerOf(client.GET(ADDRESS, { params: { path }, signal }), isAccountList);
  return answer.results;
}

/**
 * The patient's own accounts come first, then those of the plan's subscriber or payer. Without a plan, only their own.
 */
export async function listChargeableAccounts(
  client: PortalClient,
  { planId, ...path }: PlanPath,
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const query = planId === '' ? {} : { ChargeableOn: planId };
  const answer = await answerOf(client.GET(ADDRESS, { params: { path, query }, signal }), isAccountList);
  return answer.results;
}

/** Adds a card or a bank account by the token of the hosted fields (API-9, FRAME-5). */
export function addPaymentAccount(
  client: PortalClient,
  path: PatientPath,
  account: NewAccount,
): Promise<PaymentAccount> {
  return answerOf(client.POST(ADDRESS, { params: { path }, body: bodyOf(account) }), isAccount);
}

interface NewAccount {
  draft: AccountDraft;
  card: GivenCard;
}

function bodyOf({ draft, card }: NewAccount) {
  const { accountType, name, displayName, isAutoRenewal, isFsa, isHsa } = draft;
  const { token, expirationDate } = card;
  const zipCode = digitsOf(card.zipCode);
  return {
    ...{ token, accountType, zipCode, isAutoRenewal, isFsa, isHsa },
    ...(expirationDate !== null && { expirationDate }),
    name: tidied(name),
    displayName: tidied(displayName),
  };
}

/** API-11: the accounts of the practice itself. */
export async function listOfficeAccounts(
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const answer = await answerOf(client.GET(OFFICE, { params: { path }, signal }), isAccountList);
  return answer.results;
}

/** @param account.replaces removed in the same write, with the reason */
export function addOfficeAccount(
  client: PortalClient,
  path: PracticePath,
  account: NewAccount & { replaces: { id: string; reason: string } | null },
): Promise<PaymentAccount> {
  const { replaces } = account;
  const body = {
    ...bodyOf(account),
    ...(replaces && { replaces: { paymentAccountId: replaces.id, reason: replaces.reason } }),
  };
  return answerOf(client.POST(NEW_OFFICE, { params: { path }, body }), isAccount);
}

export const deleteOfficeAccount = (
  client: PortalClient,
  path: PracticePath & { paymentAccountId: string },
  reason: string,
): Promise<void> => doneBy(client.DELETE(ONE_OFFICE, { params: { path }, body: { reason } }));

/** Fields that are not sent stay as they are (API-9). */
export const changePaymentAccount = (
  client: PortalClient,
  path: PatientPath & { paymentAccountId: string },
  body: AccountChange,
): Promise<PaymentAccount> => answerOf(client.PUT(ONE, { params: { path }, body }), isAccount);

export const deletePaymentAccount = (
  client: PortalClient,
  path: PatientPath & { paymentAccountId: string },
): Promise<void> => doneBy(client.DELETE(ONE, { params: { path } }));
