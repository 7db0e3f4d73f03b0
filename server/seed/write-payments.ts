import type { Db } from '../db/open.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';
import type { Price } from '../plans/price.ts';
import { idAt, insertAll, nextIds, type Row } from './insert-all.ts';
import {
  accountOf,
  failedOn,
  officeAccount,
  type SeedAccount,
  type SeedTransaction,
  transactionsOf,
} from './payments.ts';
import { type Random, randomOf } from './random.ts';
import type { StoredHousehold } from './write-patients.ts';

const ACCOUNT_COLUMNS = `id bigint, practice_id bigint, patient_id bigint, account_type text, card_type smallint,
  display_name text, name text, zip_code text, expires_on date, last_four text, item_id text, auto_renewal boolean,
  hsa boolean, created_at timestamptz`;
const TRANSACTION_COLUMNS = `id bigint, practice_id bigint, patient_id bigint, plan_id bigint, plan_name text,
  payment_account_id bigint, account_type text, last_four text, office_method text, payment_type text, payment_status text, failure_reason text,
  charge_cents integer, recurring_cents integer, admin_fee_charge_cents integer, admin_fee_sales_tax_charge_cents integer,
  fee_sales_tax_charge_cents integer, refund_cents integer, admin_fee_refund_cents integer,
  admin_fee_sales_tax_refund_cents integer, fee_sales_tax_refund_cents integer,
  billing_descriptor text, due_date date, date_paid date, referenced_transaction_id bigint, voided boolean,
  taken_by bigint, sold_by bigint, order_reference text, order_holds_until timestamptz, created_at timestamptz,
  settled_at timestamptz`;

const OFFICE_ZIP_CODE = '43215';
const DECLINED = 'The card was declined: insufficient funds. Try another card.';
const NO_PRICE: Price = { amountCents: 0, adminFeeCents: 0, adminFeeSalesTaxCents: 0, feeSalesTaxCents: 0 };

interface PaidPractice {
  id: number;
  name: string;
  seed: number;
  today: string;
}

interface Payer {
  household: StoredHousehold;
  account: SeedAccount;
}

/** Payments in a row of the plan: without an account the patient pays in cash. */
interface Written {
  household: StoredHousehold;
  planIndex: number;
  account?: SeedAccount;
  accountId?: number;
  shown: readonly SeedTransaction[];
}

/** Every payment succeeds, at the office. */
const UNTROUBLED: Random = { ...randomOf(0), chance: () => false };

/** The same calendar date in every state. */
const instantOn = (date: string): string => `${date}T17:00:00Z`;

export async function writePayments(
  db: Db,
  practice: PaidPractice,
  households: readonly StoredHousehold[],
  options: { onePaymentAPlan?: boolean; withoutOffice?: boolean } = {},
): Promise<void> {
  const random = randomOf(practice.seed);
  const payers = households.flatMap((household): Payer[] => {
    const renews = household.plans.some(({ plan }) => plan.auto_renew);
    const account = household.plans.length > 0 ? accountOf(random, renews, practice.today) : undefined;
    return account ? [{ household, account }] : [];
  });
  const accountIds = await nextIds(db, 'payment_accounts', payers.length + 1);
  const office = accountRow(practice, idAt(accountIds, payers.length), officeAccount(random, practice.today));
  const rows = payers.map((payer, at) => memberAccountRow(practice, idAt(accountIds, at), payer));
  const offices = options.withoutOffice ? [] : [office];
  await insertAll(db, 'payment_accounts', ACCOUNT_COLUMNS, [...rows, ...offices]);

  const staff = await staffOf(db, practice.id);
  const lists = payers.flatMap(({ household, account }, at) =>
    household.plans.map((plan, planIndex) => {
      const list = transactionsOf(random, plan, planIndex < household.plans.length - 1, practice.today);
      const shown = options.onePaymentAPlan ? list.filter(({ kind }) => kind === 'charge').slice(0, 1) : list;
      return { household, account, planIndex, accountId: idAt(accountIds, at), shown };
    }),
  );
  const withoutAccount = options.onePaymentAPlan
    ? []
    : households.filter((household) => payers.every((payer) => payer.household !== household));
  const paidInCash = withoutAccount.flatMap((household) =>
    household.plans.map((plan, planIndex) => {
      const renewal = planIndex < household.plans.length - 1;
      return { household, planIndex, shown: transactionsOf(UNTROUBLED, plan, renewal, practice.today) };
    }),
  );
  const [first] = lists;
  const failed =
    first && !options.onePaymentAPlan
      ? [{ ...first, shown: [failedOn(practice.today, first.household.plans[0]?.due[0]?.due_date)] }]
      : [];
  const written: Written[] = [...lists, ...failed, ...paidInCash];
  const ids = await nextIds(db, 'transactions', written.flatMap(({ shown }) => shown).length);
  const transactions = written.flatMap(({ household, account, planIndex, accountId = null, shown }) => {
    const own = ids.splice(0, shown.length);
    const shared: Row = {
      practice_id: practice.id,
      patient_id: idAt(household.patientIds, 0),
      plan_id: idAt(household.planIds, planIndex),
      plan_name: household.plans[planIndex]?.plan.name ?? '',
      payment_account_id: accountId,
      account_type: account?.account_type ?? null,
      last_four: account?.last_four ?? '',
      office_method: account ? null : 'Cash',
      billing_descriptor: billingDescriptorOf(practice.name),
    };
    return shown.map((each, at) => ({ ...shared, ...movement(random, each, own, at, staff) }));
  });
  await insertAll(db, 'transactions', TRANSACTION_COLUMNS, transactions);
}

function movement(
  random: Random,
  transaction: SeedTransaction,
  ids: readonly number[],
  at: number,
  staff: readonly number[],
): Row {
  const id = idAt(ids, at);
  const { price, kind, status, date, dueDate, reversalOf } = transaction;
  const takenBy = transaction.byStaff ? (staff[random.whole(0, staff.length - 1)] ?? null) : null;
  const paid = kind === 'refund' ? NO_PRICE : price;
  const back = kind === 'refund' ? price : NO_PRICE;
  const settled = kind !== 'failed';
  return {
    id,
    payment_type: transaction.payment_type,
    payment_status: status,
    failure_reason: settled ? null : DECLINED,
    charge_cents: paid.amountCents,
    recurring_cents: transaction.payment_type === 'Subscription' ? paid.amountCents : 0,
    admin_fee_charge_cents: settled ? paid.adminFeeCents : 0,
    admin_fee_sales_tax_charge_cents: settled ? paid.adminFeeSalesTaxCents : 0,
    fee_sales_tax_charge_cents: settled ? paid.feeSalesTaxCents : 0,
    refund_cents: back.amountCents,
    admin_fee_refund_cents: back.adminFeeCents,
    admin_fee_sales_tax_refund_cents: back.adminFeeSalesTaxCents,
    fee_sales_tax_refund_cents: back.feeSalesTaxCents,
    due_date: dueDate,
    date_paid: settled ? date : null,
    referenced_transaction_id: reversalOf === null ? null : idAt(ids, reversalOf),
    voided: transaction.voided,
    taken_by: takenBy,
    sold_by: transaction.payment_type === 'New' ? takenBy : null,
    order_reference: `sample-${id}`,
    order_holds_until: instantOn(date),
    created_at: instantOn(date),
    settled_at: instantOn(date),
  };
}

function memberAccountRow(practice: PaidPractice, id: number, { household, account }: Payer): Row {
  const [person] = household.people;
  return {
    ...accountRow(practice, id, account),
    patient_id: idAt(household.patientIds, 0),
    name: `${person?.first_name} ${person?.last_name}`,
    zip_code: person?.zip_code ?? OFFICE_ZIP_CODE,
  };
}

function accountRow(practice: PaidPractice, id: number, { behavior, ...account }: SeedAccount): Row {
  return {
    ...account,
    id,
    practice_id: practice.id,
    patient_id: null,
    name: practice.name,
    zip_code: OFFICE_ZIP_CODE,
    item_id: `itm_${behavior}_sample${id}`,
    created_at: instantOn(practice.today),
  };
}

async function staffOf(db: Db, practiceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_organizations')
    .innerJoin('practices', 'practices.organization_id', 'user_organizations.organization_id')
    .select('user_organizations.user_id')
    .where('practices.id', '=', practiceId)
    .orderBy('user_organizations.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
