import { sql } from 'kysely';
import type { PaymentAccountsTable } from '../db/money-tables.ts';
import type { Db } from '../db/open.ts';
import type { Clock } from '../domain/clock.ts';
import { type AccountRefusal, hasExpired, refusalOfAccount } from '../domain/payment-account.ts';
import { recordNumber } from '../domain/record-id.ts';
import type { KnownAccount } from '../gateway/gateway.ts';
import { type AccountOwner, findOwner, type Owner } from './account-owners.ts';

export interface PaymentAccount {
  id: string;
  practiceId: string;
  /** None for an account of the practice. */
  memberId: string | null;
  accountType: PaymentAccountsTable['account_type'];
  cardType: number;
  displayName: string;
  name: string;
  zipCode: string;
  expiresOn: string | null;
  /** Past its last day, by the practice's calendar. */
  expired: boolean;
  lastFour: string;
  itemId: string;
  active: boolean;
  autoRenewal: boolean;
  fsa: boolean;
  hsa: boolean;
}

export interface AccountDetails {
  displayName: string;
  name: string;
  zipCode: string;
  expiresOn: string | null;
  active: boolean;
  autoRenewal: boolean;
  fsa: boolean;
  hsa: boolean;
}

export interface NewAccount extends Omit<AccountDetails, 'active'>, KnownAccount {
  accountType: PaymentAccount['accountType'];
}

export type AccountProblem = 'unknown' | 'known' | 'needed' | 'unsettled' | AccountRefusal;

const PATIENT_OF_OWNER = sql`coalesce(payment_accounts.patient_id, 0)`;

export function paymentAccountsRepository(db: Db, clock: Clock) {
  const ownerOf = (on: Db, owner: AccountOwner, lock = false) => findOwner(on, clock, owner, lock);

  const accountsOf = (on: Db, { practiceId, patientId }: Owner) =>
    on
      .selectFrom('payment_accounts')
      .leftJoin('patients', 'patients.id', 'payment_accounts.patient_id')
      .selectAll('payment_accounts')
      .select('patients.member_id')
      .where('payment_accounts.practice_id', '=', practiceId)
      .where(PATIENT_OF_OWNER, '=', patientId ?? 0);
  type Row = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

  const accountOf = (row: Row, today: string): PaymentAccount => ({
    id: String(row.id),
    practiceId: String(row.practice_id),
    memberId: row.member_id,
    accountType: row.account_type,
    cardType: row.card_type,
    displayName: row.display_name,
    name: row.name,
    zipCode: row.zip_code,
    expiresOn: row.expires_on,
    expired: hasExpired(row.expires_on, today),
    lastFour: row.last_four,
    itemId: row.item_id,
    active: row.active,
    autoRenewal: row.auto_renewal,
    fsa: row.fsa,
    hsa: row.hsa,
  });

  async function find(on: Db, owner: Owner, id: number): Promise<PaymentAccount | undefined> {
    const row = await accountsOf(on, owner).where('payment_accounts.id', '=', id).executeTakeFirst();
    return row && accountOf(row, owner.today);
  }

  /** Whether a plan of the owner that still runs renews itself; the practice's own always does. */
  async function renewalNeeds(on: Db, owner: Owner, account: PaymentAccount): Promise<boolean> {
    if (!account.autoRenewal) return false;
    if (owner.patientId === null) return true;
    const plan = await on
      .selectFrom('plan_members')
      .innerJoin('plans', 'plans.id', 'plan_members.plan_id')
      .select('plans.id')
      .where('plan_members.patient_id', '=', owner.patientId)
      .where('plan_members.relationship', '=', 'Self')
      .where('plans.auto_renew', '=', true)
      .where('plans.inactive', '=', false)
      .where('plans.end_date', '>=', owner.today)
      .executeTakeFirst();
    return plan !== undefined;
  }

  /** Renewals are charged to this account alone from now on. */
  async function takeRenewals(on: Db, owner: Owner, id: number): Promise<void> {
    await on
      .updateTable('payment_accounts')
      .set({ auto_renewal: false })
      .where('practice_id', '=', owner.practiceId)
      .where(PATIENT_OF_OWNER, '=', owner.patientId ?? 0)
      .where('auto_renewal', '=', true)
      .where('id', '!=', id)
      .execute();
    await on.updateTable('payment_accounts').set({ auto_renewal: true }).where('id', '=', id).execute();
  }

  /** An account that is switched off renews nothing any more. */
  async function change(
    on: Db,
    owner: Owner,
    before: PaymentAccount,
    changes: Partial<AccountDetails>,
  ): Promise<PaymentAccount | AccountProblem> {
    const id = Number(before.id);
    const after = { ...before, autoRenewal: before.autoRenewal && changes.active !== false, ...changes };
    const refusal = changes.autoRenewal ? refusalOfAccount(after, owner.today) : undefined;
    if (refusal) return refusal;
    if (!after.autoRenewal && (await renewalNeeds(on, owner, before))) return 'needed';
    const columns = columnsOf({ ...after, autoRenewal: before.autoRenewal && after.autoRenewal });
    await on.updateTable('payment_accounts').set(columns).where('id', '=', id).execute();
    if (after.autoRenewal) await takeRenewals(on, owner, id);
    return (await find(on, owner, id)) ?? 'unknown';
  }

  return {
    /** The one for auto-renewal first; undefined where there is no such owner. */
    async list(owner: AccountOwner): Promise<PaymentAccount[] | undefined> {
      const known = await ownerOf(db, owner);
      if (!known) return undefined;
      const rows = await accountsOf(db, known).orderBy('auto_renewal', 'desc').orderBy('id').execute();
      return rows.map((row) => accountOf(row, known.today));
    },

    /** Today on the wall of the owner's practice; undefined where there is no such owner. */
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
        return (await find(transaction, known, row.id)) ?? 'unknown';
      }),

    change: (
      owner: AccountOwner,
      id: string,
      changes: Partial<AccountDetails>,
    ): Promise<PaymentAccount | AccountProblem> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        const before = known && (await find(transaction, known, recordNumber(id)));
        return known && before ? change(transaction, known, before, changes) : 'unknown';
      }),

    /** @returns why not, or undefined once it is gone */
    remove: (owner: AccountOwner, id: string): Promise<AccountProblem | undefined> =>
      db.transaction().execute(async (transaction) => {
        const known = await ownerOf(transaction, owner, true);
        const account = known && (await find(transaction, known, recordNumber(id)));
        if (!known || !account) return 'unknown';
        if (await renewalNeeds(transaction, known, account)) return 'needed';
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
export type PaymentAccountsRepository = ReturnType<typeof paymentAccountsRepository>;

const columnsOf = (account: AccountDetails) => ({
  display_name: account.displayName,
  name: account.name,
  zip_code: account.zipCode,
  expires_on: account.expiresOn,
  active: account.active,
  auto_renewal: account.autoRenewal,
  fsa: account.fsa,
  hsa: account.hsa,
});
