import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { isNeededForRenewals, takeRenewals } from '../plans/renewal-accounts.queries.ts';
import { type AccountOwner, findOwner, type Owner } from './account-owners.queries.ts';
import { chargeableAccounts } from './chargeable-accounts.queries.ts';
import { type AccountRefusal, refusalOfAccount } from './payment-account.ts';
import {
  type AccountDetails,
  accountOf,
  accountsOf,
  columnsOf,
  findAccountOf,
  type NewAccount,
  type PaymentAccount,
} from './payment-account-rows.queries.ts';

export type AccountProblem = 'unknown' | 'known' | 'needed' | 'unsettled' | 'neverExpires' | AccountRefusal;

export function paymentAccountsRepository(db: Db, clock: Clock) {
  const ownerOf = (on: Db, owner: AccountOwner, lock = false) => findOwner(on, clock, owner, lock);

  /** An inactive account is not used for renewals. */
  async function change(
    on: Db,
    owner: Owner,
    before: PaymentAccount,
    changes: Partial<AccountDetails>,
  ): Promise<PaymentAccount | AccountProblem> {
    const id = Number(before.id);
    if (changes.expiresOn !== undefined && before.expiresOn === null) return 'neverExpires';
    const after = { ...before, autoRenewal: before.autoRenewal && changes.active !== false, ...changes };
    const refusal = changes.autoRenewal ? refusalOfAccount(after, owner.today) : undefined;
    if (refusal) return refusal;
    if (!after.autoRenewal && (await isNeededForRenewals(on, owner, before))) return 'needed';
    const columns = columnsOf({ ...after, autoRenewal: before.autoRenewal && after.autoRenewal });
    await on.updateTable('payment_accounts').set(columns).where('id', '=', id).execute();
    if (after.autoRenewal) await takeRenewals(on, owner, id);
    return (await findAccountOf(on, owner, id)) ?? 'unknown';
  }

  return {
    /** The account for auto-renewal comes first. Undefined for an unknown owner. */
    async list(owner: AccountOwner): Promise<PaymentAccount[] | undefined> {
      const known = await ownerOf(db, owner);
      if (!known) return undefined;
      const rows = await accountsOf(db, known).orderBy('auto_renewal', 'desc').orderBy('id').execute();
      return rows.map((row) => accountOf(row, known.today));
    },

    /** The member's own accounts come first. Undefined if the member is not on the plan. */
    async listChargeable(owner: AccountOwner, planId: string): Promise<PaymentAccount[] | undefined> {
      const known = await ownerOf(db, owner);
      const rows = known && (await chargeableAccounts(db, { ...known, planId: recordNumber(planId) }));
      return rows?.map((row) => accountOf(row, known?.today ?? ''));
    },

    async todayOf(owner: AccountOwner): Promise<string | undefined> {
      return (await ownerOf(db, owner))?.today;
    },

    /** @param replacedId the account that the new one replaces */
    add: (
      owner: AccountOwner,
      account: NewAccount,
      replacedId?: string,
    ): Promise<PaymentAccount | AccountProblem> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        return known ? addAccount(transaction, known, account, clock(), replacedId) : 'unknown';
      }),

    change: (
      owner: AccountOwner,
      id: string,
      changes: Partial<AccountDetails>,
    ): Promise<PaymentAccount | AccountProblem> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        const before = known && (await findAccountOf(transaction, known, recordNumber(id)));
        return known && before ? change(transaction, known, before, changes) : 'unknown';
      }),

    remove: (owner: AccountOwner, id: string): Promise<AccountProblem | undefined> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        const problem = known ? await whyKept(transaction, known, id, false) : 'unknown';
        if (problem === undefined) await deleteAccount(transaction, id);
        return problem;
      }),
  };
}

async function addAccount(
  on: Db,
  owner: Owner,
  account: NewAccount,
  now: Date,
  replacedId: string | undefined,
): Promise<PaymentAccount | AccountProblem> {
  const problem = replacedId && (await whyKept(on, owner, replacedId, account.autoRenewal));
  if (problem) return problem;
  const row = await insertAccount(on, owner, account, now);
  if (!row) return 'known';
  if (account.autoRenewal) await takeRenewals(on, owner, row.id);
  if (replacedId !== undefined) await deleteAccount(on, replacedId);
  return (await findAccountOf(on, owner, row.id)) ?? 'unknown';
}

/** Undefined if the owner has the account. */
const insertAccount = (on: Db, { practiceId, patientId }: Owner, account: NewAccount, now: Date) =>
  on
    .insertInto('payment_accounts')
    .values({
      practice_id: practiceId,
      patient_id: patientId,
      account_type: account.accountType,
      card_type: account.cardType,
      last_four: account.lastFour,
      item_id: account.itemId,
      created_at: now,
      ...columnsOf({ ...account, active: true, autoRenewal: false }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/**
 * Why the account can't be removed.
 * @param hasSuccessor another account takes over its renewals
 */
async function whyKept(
  on: Db,
  owner: Owner,
  id: string,
  hasSuccessor: boolean,
): Promise<AccountProblem | undefined> {
  const account = await findAccountOf(on, owner, recordNumber(id));
  if (!account) return 'unknown';
  if (!hasSuccessor && (await isNeededForRenewals(on, owner, account))) return 'needed';
  await lockAccount(on, Number(id));
  return (await hasPendingPayment(on, Number(id))) ? 'unsettled' : undefined;
}

/** A sale has no transaction before it settles. */
async function hasPendingPayment(on: Db, id: number): Promise<boolean> {
  const payment = on
    .selectFrom('transactions')
    .select('id')
    .where('payment_account_id', '=', id)
    .where('payment_status', '=', 'Pending');
  const sale = on
    .selectFrom('plan_sales')
    .select('id')
    .where('payment_account_id', '=', id)
    .where('state', '=', 'pending');
  return (await payment.unionAll(sale).executeTakeFirst()) !== undefined;
}

const deleteAccount = (on: Db, id: string) =>
  on.deleteFrom('payment_accounts').where('id', '=', Number(id)).execute();

/** A payment that uses the account is stored before this lock, or does not find the account afterwards. */
const lockAccount = (on: Db, id: number) =>
  on.selectFrom('payment_accounts').select('id').where('id', '=', id).forUpdate().execute();

export type PaymentAccountsRepository = ReturnType<typeof paymentAccountsRepository>;
