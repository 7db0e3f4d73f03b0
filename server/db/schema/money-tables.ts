import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';

type Wire = components['schemas'];
type Instant = ColumnType<Date, Date | string, Date | string>;

/** The card number is stored only by the gateway. */
export interface PaymentAccountsTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  patient_id: number | null;
  account_type: Wire['AccountType'];
  /** The brand of the card; 0 if unknown. */
  card_type: Generated<number>;
  display_name: Generated<string>;
  name: string;
  zip_code: string;
  /** A card's last valid day; null for a bank account. */
  expires_on: string | null;
  last_four: string;
  item_id: string;
  active: Generated<boolean>;
  /** At most one per patient and one per practice. */
  auto_renewal: Generated<boolean>;
  fsa: Generated<boolean>;
  hsa: Generated<boolean>;
  created_at: Instant;
}

export interface PaymentsDueTable {
  id: GeneratedAlways<number>;
  plan_id: number;
  /** The total, fees and taxes included. */
  amount_cents: number;
  due_date: string;
  payment_type: Generated<'Subscription' | 'Upgrade' | 'New'>;
  paid_cents: Generated<number>;
  admin_fee_cents: Generated<number>;
  admin_fee_sales_tax_cents: Generated<number>;
  fee_sales_tax_cents: Generated<number>;
  /** Hundredths of a percent. */
  sales_tax_hundredths: Generated<number>;
  /** The practice; null while the plan has no subscriber. A trigger sets it. */
  owed_to: ColumnType<number | null, never, never>;
}

/**
 * A charge, refund or void, or an attempt. `charge_cents` and `refund_cents` are totals; the other amounts are parts of
 * them. A refund or a void references the charge that it reverses.
 */
export interface TransactionsTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  patient_id: number;
  /** Null for the charge of a refused purchase, and its refunds. */
  plan_id: number | null;
  plan_name: string;
  payment_account_id: number | null;
  /** Whether that account was the practice's own; stays when the account is removed. */
  paid_by_practice: Generated<boolean>;
  /** The account's type when it was charged. Null for cash and checks, and if unknown. */
  account_type: Wire['AccountType'] | null;
  /** Empty for cash and checks. */
  last_four: string;
  /** How the office received the money; null for account payments. */
  office_method: Wire['OfficeMethod'] | null;
  check_number: string | null;
  note: string | null;
  /** Why a charge is refunded or voided. */
  reason: string | null;
  /** Who gets the receipt of a refund or a void. */
  receipt_to: string | null;
  payment_type: Wire['PaymentType'];
  payment_status: Wire['PaymentStatus'];
  failure_reason: string | null;
  charge_cents: Generated<number>;
  /** How much of the charge pays for renewals and later installments. */
  recurring_cents: Generated<number>;
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
  /** In the practice's time zone; null until it is paid. */
  date_paid: string | null;
  referenced_transaction_id: number | null;
  voided: Generated<boolean>;
  taken_by: number | null;
  sold_by: number | null;
  /** The gateway charges each reference once. */
  order_reference: string;
  /** The gateway rejects the order after this time. */
  order_holds_until: Instant;
  idempotency_key: string | null;
  request_digest: string | null;
  created_at: Instant;
  settled_at: Instant | null;
}

export interface TransactionPartsTable {
  transaction_id: number;
  payment_due_id: number;
  amount_cents: number;
  /** The fees and taxes in the amount; 0 until the payment is settled. */
  admin_fee_cents: Generated<number>;
  admin_fee_sales_tax_cents: Generated<number>;
  fee_sales_tax_cents: Generated<number>;
}

/** The sandbox's own records, like a bank's. */
export interface SandboxOrdersTable {
  reference: string;
  item_id: string;
  amount_cents: number;
  declined_because: string | null;
  arrived_at: Instant;
}

export interface SandboxReversalsTable {
  reference: string;
  charge_reference: string;
  amount_cents: number;
  declined_because: string | null;
  arrived_at: Instant;
}

/** What one user received and refunded by one payment method. */
export interface DayLine {
  type: string;
  /** Empty for automatic payments. */
  userName: string;
  payments: number;
  paidCents: number;
  refunds: number;
  refundedCents: number;
}

export interface DayClosesTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  day: string;
  /** As they were when the day was closed. */
  figures: ColumnType<readonly DayLine[], string, never>;
  starting_cents: number;
  counted_cents: number;
  note: Generated<string>;
  closed_by: number | null;
  closed_at: Instant;
  reopened_by: number | null;
  reopened_at: Instant | null;
  reopen_reason: string | null;
}

export interface MoneyTables {
  day_closes: DayClosesTable;
  payment_accounts: PaymentAccountsTable;
  payments_due: PaymentsDueTable;
  transactions: TransactionsTable;
  transaction_parts: TransactionPartsTable;
  sandbox_orders: SandboxOrdersTable;
  sandbox_reversals: SandboxReversalsTable;
}
