import type { ColumnType, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { SaleContents } from '../../sales/sale.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;

interface SaleTermsTable {
  version: number;
  text: string;
  published_at: Instant;
}

export interface PlanSalesTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  /** Who pays: the plan's subscriber. */
  patient_id: number;
  kind: 'purchase' | 'renewal' | 'addMember';
  /** The plan that is renewed or gets a member. */
  from_plan_id: number | null;
  contents: ColumnType<SaleContents, string, string>;
  amount_cents: number;
  /** Null without an account, and if the account was removed later. */
  payment_account_id: number | null;
  item_id: string | null;
  last_four: string | null;
  account_type: 'Credit Card' | 'Debit Card' | 'Bank Transfer' | null;
  /** Null for a sale that is charged to an account. */
  office_method: components['schemas']['OfficeMethod'] | null;
  check_number: string | null;
  terms_version: number;
  state: 'pending' | 'done' | 'declined';
  declined_because: ColumnType<string | null, undefined, string>;
  plan_id: ColumnType<number | null, undefined, number>;
  /** Of a declined sale: the charge that the bank declined to reverse. */
  transaction_id: ColumnType<number | null, undefined, number | null>;
  order_reference: string;
  order_holds_until: Instant;
  idempotency_key: string;
  request_digest: string;
  sold_by: number | null;
  created_at: Instant;
  settled_at: ColumnType<Date | null, undefined, Date>;
}

export interface SaleTables {
  sale_terms: SaleTermsTable;
  plan_sales: PlanSalesTable;
}
