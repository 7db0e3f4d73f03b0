import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';

type Wire = components['schemas'];
type Instant = ColumnType<Date, Date | string, Date | string>;

/** An account of a patient, or of the practice itself. Its card number is with the gateway alone. */
export interface PaymentAccountsTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  /** None for an account of the practice. */
  patient_id: number | null;
  account_type: Wire['AccountType'];
  /** The card's brand; 0 for none. */
  card_type: Generated<number>;
  display_name: Generated<string>;
  name: string;
  zip_code: string;
  /** The last day on which a card holds; none for a bank account. */
  expires_on: string | null;
  last_four: string;
  /** The account's id with the gateway. */
  item_id: string;
  active: Generated<boolean>;
  /** At most one of a patient, and one of a practice. */
  auto_renewal: Generated<boolean>;
  fsa: Generated<boolean>;
  hsa: Generated<boolean>;
  created_at: Instant;
}

/** An amount that is owed from its due date on, until it is paid. */
export interface PaymentsDueTable {
  id: GeneratedAlways<number>;
  plan_id: number;
  /** All of it: the plan's fee, and what follows here of fees and taxes. */
  amount_cents: number;
  due_date: string;
  payment_type: Generated<'Subscription' | 'Upgrade' | 'New'>;
  /** What settled transactions have paid of it. */
  paid_cents: Generated<number>;
  admin_fee_cents: Generated<number>;
  admin_fee_sales_tax_cents: Generated<number>;
  fee_sales_tax_cents: Generated<number>;
  /** Hundredths of a percent. */
  sales_tax_hundredths: Generated<number>;
}

/**
 * One movement of money on a plan, or the attempt of one. `charge_cents` and `refund_cents` are all of it; fees and
 * taxes are the parts of it that are named. A refund or a void is an entry of its own that points to what it takes
 * back.
 */
export interface TransactionsTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  patient_id: number;
  plan_id: number;
  /** As it was called then. */
  plan_name: string;
  payment_account_id: number | null;
  last_four: string;
  payment_type: Wire['PaymentType'];
  payment_status: Wire['PaymentStatus'];
  /** Why the gateway declined it. */
  failure_reason: string | null;
  charge_cents: Generated<number>;
  admin_fee_charge_cents: Generated<number>;
  admin_fee_sales_tax_charge_cents: Generated<number>;
  fee_sales_tax_charge_cents: Generated<number>;
  refund_cents: Generated<number>;
  admin_fee_refund_cents: Generated<number>;
  admin_fee_sales_tax_refund_cents: Generated<number>;
  fee_sales_tax_refund_cents: Generated<number>;
  /** Hundredths of a percent. */
  sales_tax_hundredths: Generated<number>;
  billing_descriptor: string;
  due_date: string;
  /** On the wall of the practice when it was paid; none until then. */
  date_paid: string | null;
  referenced_transaction_id: number | null;
  voided: Generated<boolean>;
  /** The staff user who took it; none for what a job did. */
  taken_by: number | null;
  sold_by: number | null;
  /** Its name with the gateway, which charges it once. */
  order_reference: string;
  /** From then on the gateway takes no such order. */
  order_holds_until: Instant;
  idempotency_key: string | null;
  request_digest: string | null;
  created_at: Instant;
  settled_at: Instant | null;
}

/** How much of a debt a transaction pays. */
export interface TransactionPartsTable {
  transaction_id: number;
  payment_due_id: number;
  amount_cents: number;
}

/** What the sandbox gateway was asked for and did: a bank's book, not ours. */
export interface SandboxOrdersTable {
  reference: string;
  item_id: string;
  amount_cents: number;
  /** None where it was charged. */
  declined_because: string | null;
  arrived_at: Instant;
}

export interface MoneyTables {
  payment_accounts: PaymentAccountsTable;
  payments_due: PaymentsDueTable;
  transactions: TransactionsTable;
  transaction_parts: TransactionPartsTable;
  sandbox_orders: SandboxOrdersTable;
}
