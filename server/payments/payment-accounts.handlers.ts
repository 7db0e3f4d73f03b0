import type { components } from '#api/schema.d.ts';
import { mayAct } from '#domain/access/may-act.ts';
import type { Handlers } from '../http/call.ts';
import { forbidden, invalid, notFound } from '../http/http-error.ts';
import { wholeList } from '../http/lists.ts';
import type { Services } from '../services.ts';
import type { AccountOwner } from './account-owners.queries.ts';
import type { Gateway } from './gateway/gateway.ts';
import { expirationDateOf, hasExpired, lastDayOf } from './payment-account.ts';
import type { AccountDetails, PaymentAccount } from './payment-account-rows.queries.ts';
import type { PaymentAccountsRepository } from './payment-accounts.queries.ts';
import { ACCOUNT_ERRORS, declined, paymentError } from './payment-errors.ts';
import { rejectCardNumbers } from './reject-card-numbers.ts';

type Wire = components['schemas'];
type PaymentAccounts = Pick<
  Handlers,
  | 'listPaymentAccounts'
  | 'addPaymentAccount'
  | 'updatePaymentAccount'
  | 'deletePaymentAccount'
  | 'listOfficePaymentAccounts'
  | 'addCreditAccount'
  | 'deleteOfficePaymentAccount'
>;

const SEND_TOKEN = 'Send a card token, not a card number.';

export function paymentAccounts({ accounts, gateway }: Services): PaymentAccounts {
  const office = ({ practiceId }: { practiceId: string }): AccountOwner => ({ practiceId, memberId: null });

  return {
    async listPaymentAccounts({ params, query: { ChargeableOn: plan } }) {
      return listed(
        await (plan === undefined ? accounts.list(params) : accounts.listChargeable(params, plan)),
      );
    },

    listOfficePaymentAccounts: async ({ params }) => listed(await accounts.list(office(params))),
    addPaymentAccount: async ({ params, body }) => added(accounts, gateway, params, body),

    async addCreditAccount({ params, body: { replaces, ...body }, access, request }) {
      if (replaces === undefined) return added(accounts, gateway, office(params), body);
      if (!mayAct(access, 'paymentManagement', 'delete')) throw forbidden();
      rejectCardNumbers(replaces);
      request.auditedReason = replaces.reason.trim();
      return added(accounts, gateway, office(params), body, replaces.paymentAccountId);
    },

    async updatePaymentAccount({ params, body }) {
      rejectCardNumbers(body, SEND_TOKEN);
      rejectTwoMarks(body);
      const today = await accounts.todayOf(params);
      if (body.expirationDate !== undefined) rejectExpired(lastDayOf(body.expirationDate), today);
      const changed = await accounts.change(params, params.paymentAccountId, changesOf(body));
      if (typeof changed === 'string') throw paymentError(changed);
      return onTheWire(changed);
    },

    async deletePaymentAccount({ params }) {
      const problem = await accounts.remove(params, params.paymentAccountId);
      if (problem) throw paymentError(problem);
    },

    async deleteOfficePaymentAccount({ params, body, request }) {
      rejectCardNumbers(body);
      request.auditedReason = body.reason.trim();
      const problem = await accounts.remove(office(params), params.paymentAccountId);
      if (problem) throw paymentError(problem);
    },
  };
}

async function added(
  accounts: PaymentAccountsRepository,
  gateway: Gateway,
  owner: AccountOwner,
  body: Wire['NewPaymentAccount'],
  replacedId?: string,
): Promise<Wire['PaymentAccount']> {
  rejectCardNumbers(body, SEND_TOKEN);
  rejectTwoMarks(body);
  const expiresOn = expiryOf(body);
  const today = await accounts.todayOf(owner);
  if (today === undefined) throw notFound();
  rejectExpired(expiresOn, today);
  const registration = await gateway.register(body.token, expiresOn === null);
  if (registration.kind === 'refused') throw declined(registration.reason);
  const details = {
    ...registration.account,
    accountType: body.accountType,
    name: body.name,
    zipCode: body.zipCode,
    expiresOn,
    displayName: body.displayName ?? '',
    autoRenewal: body.isAutoRenewal ?? false,
    fsa: body.isFsa ?? false,
    hsa: body.isHsa ?? false,
  };
  const account = await accounts.add(owner, details, replacedId);
  if (typeof account === 'string') throw paymentError(account);
  return onTheWire(account);
}

/** A card draws on a flexible spending account or on a health savings account. */
function rejectTwoMarks({ isFsa, isHsa }: Wire['PaymentAccountChange']): void {
  if (isFsa && isHsa)
    throw invalid([{ field: 'isHsa', message: 'A card can be an FSA or an HSA card, not both.' }]);
}

/** SCHEMA-2 */
function expiryOf({ accountType, expirationDate }: Wire['NewPaymentAccount']): string | null {
  const isBank = accountType === 'Bank Transfer';
  if (!isBank && expirationDate === undefined)
    throw invalid([{ field: 'expirationDate', message: 'Expiration Date is required' }]);
  if (isBank && expirationDate !== undefined) throw paymentError('neverExpires');
  return expirationDate === undefined ? null : lastDayOf(expirationDate);
}

function rejectExpired(expiresOn: string | null, today = ''): void {
  if (!hasExpired(expiresOn, today)) return;
  throw ACCOUNT_ERRORS.cardExpired('expirationDate');
}

function changesOf(body: Wire['PaymentAccountChange']): Partial<AccountDetails> {
  const { displayName, name, zipCode, expirationDate, isActive, isAutoRenewal, isFsa, isHsa } = body;
  return {
    ...(displayName !== undefined && { displayName }),
    ...(name !== undefined && { name }),
    ...(zipCode !== undefined && { zipCode }),
    ...(expirationDate !== undefined && { expiresOn: lastDayOf(expirationDate) }),
    ...(isActive !== undefined && { active: isActive }),
    ...(isAutoRenewal !== undefined && { autoRenewal: isAutoRenewal }),
    ...(isFsa !== undefined && { fsa: isFsa }),
    ...(isHsa !== undefined && { hsa: isHsa }),
    ...(isFsa && { hsa: false }),
    ...(isHsa && { fsa: false }),
  };
}

function listed(accounts: PaymentAccount[] | undefined): Wire['PaymentAccountList'] {
  if (accounts === undefined) throw notFound();
  return wholeList(accounts, onTheWire);
}

/** An expired card makes the account Inactive. */
const onTheWire = (account: PaymentAccount): Wire['PaymentAccount'] => ({
  id: account.id,
  practiceId: account.practiceId,
  memberId: account.memberId,
  accountType: account.accountType,
  accountStatus: account.active && !account.expired ? 'Active' : 'Inactive',
  cardType: account.cardType,
  displayName: account.displayName,
  name: account.name,
  zipCode: account.zipCode,
  expirationDate: account.expiresOn === null ? null : expirationDateOf(account.expiresOn),
  lastFourCardDigits: account.lastFour,
  itemId: account.itemId,
  isActive: account.active,
  isAutoRenewal: account.autoRenewal,
  isFsa: account.fsa,
  isHsa: account.hsa,
});
