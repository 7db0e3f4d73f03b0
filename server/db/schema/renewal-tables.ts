import type { ColumnType } from 'kysely';

interface RenewalsTable {
  plan_id: number;
  next_plan_id: number | null;
  tried_until: string;
  /** When the first payment was made and the term became active. */
  begun_at: ColumnType<Date | null, undefined, Date>;
  given_up_at: ColumnType<Date | null, undefined, Date>;
}

interface InstallmentsTable {
  plan_id: number;
  number: number;
  due_date: string;
  payment_type: 'Subscription' | 'Upgrade' | 'New';
  amount_cents: number;
  admin_fee_cents: number;
  admin_fee_sales_tax_cents: number;
  fee_sales_tax_cents: number;
  /** Hundredths of a percent. */
  sales_tax_hundredths: number;
  payment_due_id: ColumnType<number | null, undefined, number>;
  tried_until: ColumnType<string | null, undefined, string>;
  told_at: ColumnType<Date | null, undefined, Date>;
}

export interface RenewalTables {
  renewals: RenewalsTable;
  instalments: InstallmentsTable;
}
