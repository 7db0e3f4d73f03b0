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
      const rows = known && (await chargeableAccounts(db, known, recordNumber(planId)));
      return rows?.map((row) => accountOf(row, known?.today ?? ''));
    },

    async todayOf(owner: AccountOwner): Promise<string | undefined> {
      return (await ownerOf(db, owner))?.today;
    },

    add: (owner: AccountOwner, account: NewAccount): Promise<PaymentAccount | AccountProblem> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        if (!known) return 'unknown';
        const row = await transaction
          .insertInto('payment_accounts')
          .values({
            practice_id: known.practiceId,
            patient_id: known.patientId,
            account_type: account.accountType,
            card_type: account.cardType,
            last_four: account.lastFour,
            item_id: account.itemId,
            created_at: clock(),
            ...columnsOf({ ...account, active: true, autoRenewal: false }),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) return 'known';
        if (account.autoRenewal) await takeRenewals(transaction, known, row.id);
        return (await findAccountOf(transaction, known, row.id)) ?? 'unknown';
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
        const account = known && (await findAccountOf(transaction, known, recordNumber(id)));
        if (!known || !account) return 'unknown';
        if (await isNeededForRenewals(transaction, known, account)) return 'needed';
        await lockAccount(transaction, Number(id));
        const unsettled = await transaction
          .selectFrom('transactions')
          .select('id')
          .where('payment_account_id', '=', Number(id))
          .where('payment_status', '=', 'Pending')
          .executeTakeFirst();
        if (unsettled) return 'unsettled';
        await transaction.deleteFrom('payment_accounts').where('id', '=', Number(id)).execute();
        return undefined;
      }),
  };
}

/** A payment that uses the account is stored before this lock, or does not find the account afterwards. */
const lockAccount = (on: Db, id: number) =>
  on.selectFrom('payment_accounts').select('id').where('id', '=', id).forUpdate().execute();

export type PaymentAccountsRepository = ReturnType<typeof paymentAccountsRepository>;
