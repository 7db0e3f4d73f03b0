import type { ColumnType } from 'kysely';

/** A term that ended, and what became of the term after it. */
interface RenewalsTable {
  plan_id: number;
  /** The plan of the term after; none while it can't be made. */
  next_plan_id: number | null;
  /** The last day on which making it is tried. */
  tried_until: string;
  /** When its first payment was made: from then on it holds. */
  begun_at: ColumnType<Date | null, undefined, Date>;
  given_up_at: ColumnType<Date | null, undefined, Date>;
}

/** What falls due over a term, one row a payment. */
interface InstalmentsTable {
  plan_id: number;
  /** From 1. */
  number: number;
  due_date: string;
  payment_type: 'Subscription' | 'Upgrade' | 'New';
  amount_cents: number;
  admin_fee_cents: number;
  admin_fee_sales_tax_cents: number;
  fee_sales_tax_cents: number;
  /** Hundredths of a percent. */
  sales_tax_hundredths: number;
  /** The debt that it has become, on its day. */
  payment_due_id: ColumnType<number | null, undefined, number>;
  /** The last day on which charging it is tried. */
  tried_until: ColumnType<string | null, undefined, string>;
  /** When the practice heard that it could not be charged. */
  told_at: ColumnType<Date | null, undefined, Date>;
}

export interface RenewalTables {
  renewals: RenewalsTable;
  instalments: InstalmentsTable;
}
