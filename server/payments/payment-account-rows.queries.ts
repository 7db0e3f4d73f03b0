import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { PaymentAccountsTable } from '../db/schema/money-tables.ts';
import type { Owner } from './account-owners.queries.ts';
import type { KnownAccount } from './gateway/gateway.ts';
import { hasExpired } from './payment-account.ts';

export interface PaymentAccount {
  id: string;
  practiceId: string;
  memberId: string | null;
  accountType: PaymentAccountsTable['account_type'];
  cardType: number;
  displayName: string;
  name: string;
  zipCode: string;
  expiresOn: string | null;
  expired: boolean;
  lastFour: string;
  itemId: string;
  active: boolean;
  autoRenewal: boolean;
  fsa: boolean;
  hsa: boolean;
}

export type AccountDetails = Pick<
  PaymentAccount,
  'displayName' | 'name' | 'zipCode' | 'expiresOn' | 'active' | 'autoRenewal' | 'fsa' | 'hsa'
>;

export interface NewAccount extends Omit<AccountDetails, 'active'>, KnownAccount {
  accountType: PaymentAccount['accountType'];
}

/** 0 for an account of the practice. */
export const PATIENT_OF_OWNER = sql`coalesce(payment_accounts.patient_id, 0)`;

export const accountColumns = (on: Db) =>
  on
    .selectFrom('payment_accounts')
    .leftJoin('patients', 'patients.id', 'payment_accounts.patient_id')
    .selectAll('payment_accounts')
    .select('patients.member_id');

export const accountsOf = (on: Db, { practiceId, patientId }: Owner) =>
  accountColumns(on)
    .where('payment_accounts.practice_id', '=', practiceId)
    .where(PATIENT_OF_OWNER, '=', patientId ?? 0);
type Row = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

export const accountOf = (row: Row, today: string): PaymentAccount => ({
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

export async function findAccountOf(on: Db, owner: Owner, id: number): Promise<PaymentAccount | undefined> {
  const row = await accountsOf(on, owner).where('payment_accounts.id', '=', id).executeTakeFirst();
  return row && accountOf(row, owner.today);
}

export const columnsOf = (account: AccountDetails) => ({
  display_name: account.displayName,
  name: account.name,
  zip_code: account.zipCode,
  expires_on: account.expiresOn,
  active: account.active,
  auto_renewal: account.autoRenewal,
  fsa: account.fsa,
  hsa: account.hsa,
});
