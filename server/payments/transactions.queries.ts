import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { components, operations } from '#api/schema.d.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { TransactionsTable } from '../db/schema/money-tables.ts';

type Query = NonNullable<operations['listTransactions']['parameters']['query']>;
type PracticeQuery = NonNullable<operations['listPracticeTransactions']['parameters']['query']>;

export interface TransactionPage extends PageWanted {
  sortField: NonNullable<Query['SortField']>;
  sortOrder: components['parameters']['SortOrder'];
  /** Excludes later transactions, so that pages don't shift. */
  asOf: string | undefined;
  /** Pages count charges, each followed by its reversals. */
  chains: boolean;
}

interface PracticeFilter {
  /** Blank for all. */
  userName: string;
  type: components['schemas']['PaymentType'] | undefined;
  status: components['schemas']['PaymentStatus'] | undefined;
  paidWith: PracticeQuery['PaidWith'];
  /** Days in the practice's time zone. */
  from: string | undefined;
  to: string | undefined;
  /** Only the transactions that this total includes. */
  countedIn: 'paid' | 'refunded' | 'voided' | 'pending' | undefined;
}

const COUNTED_IN = {
  paid: sql<boolean>`transactions.date_paid is not null and transactions.charge_cents > 0`,
  refunded: sql<boolean>`transactions.date_paid is not null and transactions.refund_cents > 0
    and not transactions.voided`,
  voided: sql<boolean>`transactions.date_paid is not null and transactions.refund_cents > 0
    and transactions.voided`,
  pending: sql<boolean>`transactions.payment_status = 'Pending' and transactions.charge_cents > 0`,
} as const;

type PaymentTaker = components['schemas']['PaymentTaker'];

export interface TransactionTotals {
  paidCents: number;
  refundedCents: number;
  voidedCents: number;
  pendingCents: number;
}

export type StoredTransaction = Selectable<TransactionsTable> & {
  member_id: string;
  first_name: string;
  last_name: string;
  card_type: number | null;
  practice_name: string;
  practice_address: string | null;
  practice_phone: string | null;
  practice_email: string | null;
  taken_by_name: string | null;
  taken_by_full_name: string | null;
  sold_by_name: string | null;
  /** The refundable part of a paid charge; 0 while one of its refunds is pending. */
  refundable_cents: number;
  /** Null without a plan. */
  plan_start: string | null;
  plan_end: string | null;
  is_of_today: boolean;
  /** In the practice's time zone. */
  tried_on: string;
};

const COLUMN_OF = {
  datePaid: 'transactions.date_paid',
  dueDate: 'transactions.due_date',
  charge: 'transactions.charge_cents',
  refund: 'transactions.refund_cents',
  amount: sql<number>`transactions.charge_cents - transactions.refund_cents`,
  paymentStatus: 'transactions.payment_status',
  paymentType: 'transactions.payment_type',
  planName: 'transactions.plan_name',
  transactionId: 'transactions.id',
} as const satisfies Record<TransactionPage['sortField'], string | RawBuilder<number>>;
type SortColumn = (typeof COLUMN_OF)[TransactionPage['sortField']] | RawBuilder<string>;

const transactionsIn = (db: Db, practiceId: string) =>
  db.selectFrom('transactions').where('transactions.practice_id', '=', recordNumber(practiceId));
type InPractice = ReturnType<typeof transactionsIn>;

/**
 * A transaction that is not paid counts on the day when it was recorded. The subquery has no reference to the row, so it
 * runs once and not for each of the practice's transactions.
 */
const countedDayIn = (practiceId: string) =>
  sql<string>`coalesce(transactions.date_paid, (transactions.created_at at time zone
    (select time_zone from practices where practices.id = ${recordNumber(practiceId)}))::date)`;

/** As in the figures of the end-of-day close. */
const methodOf = sql<string>`coalesce(transactions.office_method, transactions.account_type)`;

function filtered(
  all: InPractice,
  day: RawBuilder<string>,
  { userName, type, status, paidWith, from, to }: PracticeFilter,
): InPractice {
  const name = userName.trim().toLowerCase();
  let found = all;
  if (name !== '')
    found = found.where('transactions.taken_by', 'in', (inner) =>
      inner.selectFrom('users').select('id').where('username_key', '=', name),
    );
  if (type !== undefined) found = found.where('transactions.payment_type', '=', type);
  if (status !== undefined) found = found.where('transactions.payment_status', '=', status);
  if (paidWith !== undefined) found = found.where(methodOf, '=', paidWith);
  if (from !== undefined) found = found.where(day, '>=', from);
  return to === undefined ? found : found.where(day, '<=', to);
}

export function transactionsRepository(db: Db, clock: Clock) {
  const inPractice = (practiceId: string) => transactionsIn(db, practiceId);

  const recordedBy = (query: InPractice, asOf: string | undefined): InPractice =>
    asOf === undefined ? query : query.where('transactions.created_at', '<=', new Date(asOf));

  const named = (query: InPractice) =>
    query
      .innerJoin('patients', 'patients.id', 'transactions.patient_id')
      .innerJoin('practices', 'practices.id', 'transactions.practice_id')
      .leftJoin('practice_support', 'practice_support.practice_id', 'transactions.practice_id')
      .leftJoin('payment_accounts', 'payment_accounts.id', 'transactions.payment_account_id')
      .leftJoin('plans', 'plans.id', 'transactions.plan_id')
      .leftJoin('users as taker', 'taker.id', 'transactions.taken_by')
      .leftJoin('users as seller', 'seller.id', 'transactions.sold_by')
      .selectAll('transactions')
      .select(['patients.member_id', 'patients.first_name', 'patients.last_name'])
      .select(['payment_accounts.card_type', 'plans.start_date as plan_start', 'plans.end_date as plan_end'])
      .select(['practices.name as practice_name', 'practices.phone as practice_phone'])
      .select(['practice_support.address as practice_address'])
      .select(['practice_support.email_support as practice_email'])
      .select(['taker.username as taken_by_name', 'taker.first_name as taken_by_full_name'])
      .select(['seller.username as sold_by_name'])
      .select(() => [
        sql<number>`(case when transactions.payment_status = 'Paid' and transactions.referenced_transaction_id is null
          and not exists (select from transactions open where open.referenced_transaction_id = transactions.id
            and open.payment_status = 'Pending')
          then transactions.charge_cents - (select coalesce(sum(backs.refund_cents), 0) from transactions backs
            where backs.referenced_transaction_id = transactions.id and backs.payment_status = 'Refunded')
          else 0 end)::integer`.as('refundable_cents'),
        sql<boolean>`transactions.date_paid is not distinct from
          (${clock()}::timestamptz at time zone practices.time_zone)::date`.as('is_of_today'),
        sql<string>`(transactions.created_at at time zone practices.time_zone)::date`.as('tried_on'),
      ]);

  async function page(
    query: InPractice,
    wanted: TransactionPage,
    columns: Record<TransactionPage['sortField'], SortColumn> = COLUMN_OF,
  ): Promise<PageOf<StoredTransaction>> {
    const { asOf, sortField, sortOrder } = wanted;
    const column = columns[sortField];
    const wholeList = recordedBy(query, asOf);
    const { records } = await wholeList
      .select(({ fn }) => fn.countAll<number>().as('records'))
      .executeTakeFirstOrThrow();
    const chosen = wholeList
      .select('transactions.id')
      .orderBy(column, sortOrder)
      .orderBy('transactions.id', sortOrder)
      .limit(wanted.pageSize)
      .offset(offsetOf(wanted));
    const rows = await named(db.selectFrom('transactions').where('transactions.id', 'in', chosen))
      .orderBy(column, sortOrder)
      .orderBy('transactions.id', sortOrder)
      .execute();
    return { records, rows };
  }

  /** Each charge is followed by its reversals, oldest first. */
  async function chains(
    query: InPractice,
    day: RawBuilder<string>,
    wanted: TransactionPage,
  ): Promise<PageOf<StoredTransaction>> {
    const wholeList = recordedBy(query, wanted.asOf);
    const charges = wholeList.where('transactions.referenced_transaction_id', 'is', null);
    const { records } = await charges
      .select(({ fn }) => fn.countAll<number>().as('records'))
      .executeTakeFirstOrThrow();
    const refund = sql<number>`(select coalesce(sum(backs.refund_cents), 0) from transactions backs
      where backs.referenced_transaction_id = transactions.id and backs.date_paid is not null)`;
    const amount = sql<number>`transactions.charge_cents - ${refund}`;
    const sortedBy = { ...COLUMN_OF, refund, amount, datePaid: day };
    const chosen = await charges
      .select('transactions.id')
      .orderBy(sortedBy[wanted.sortField], wanted.sortOrder)
      .orderBy('transactions.id', wanted.sortOrder)
      .limit(wanted.pageSize)
      .offset(offsetOf(wanted))
      .execute();
    if (chosen.length === 0) return { records, rows: [] };
    const ids = chosen.map(({ id }) => id);
    const rows = await named(wholeList)
      .where(({ eb, or }) =>
        or([eb('transactions.id', 'in', ids), eb('transactions.referenced_transaction_id', 'in', ids)]),
      )
      .orderBy('transactions.id')
      .execute();
    const indexInPage = (row: StoredTransaction) => ids.indexOf(row.referenced_transaction_id ?? row.id);
    return { records, rows: rows.toSorted((a, b) => indexInPage(a) - indexInPage(b) || a.id - b.id) };
  }

  const totals = async (query: InPractice, { asOf }: TransactionPage): Promise<TransactionTotals> => {
    const settled = sql`date_paid is not null`;
    const pending = sql`payment_status = 'Pending'`;
    const sum = (column: string, counts: RawBuilder<unknown>) =>
      sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${counts}), 0)::bigint`;
    return recordedBy(query, asOf)
      .select([
        sum('charge_cents', settled).as('paidCents'),
        sum('refund_cents', sql`date_paid is not null and not voided`).as('refundedCents'),
        sum('refund_cents', sql`date_paid is not null and voided`).as('voidedCents'),
        sum('charge_cents', pending).as('pendingCents'),
      ])
      .executeTakeFirstOrThrow();
  };

  const takersOf = (all: InPractice): Promise<PaymentTaker[]> =>
    all
      .innerJoin('users', 'users.id', 'transactions.taken_by')
      .select(['users.username as userName', 'users.first_name as fullName'])
      .distinct()
      .orderBy('users.first_name')
      .orderBy('users.username')
      .execute();

  return {
    async listOfMember(
      practiceId: string,
      memberId: string,
      wanted: TransactionPage,
    ): Promise<(PageOf<StoredTransaction> & { totals?: TransactionTotals }) | undefined> {
      const patient = await db
        .selectFrom('patients')
        .select('id')
        .where('practice_id', '=', recordNumber(practiceId))
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (!patient) return undefined;
      const own = inPractice(practiceId).where('transactions.patient_id', '=', patient.id);
      if (!wanted.chains) return page(own, wanted);
      return { ...(await chains(own, countedDayIn(practiceId), wanted)), totals: await totals(own, wanted) };
    },

    async listOfPractice(
      practiceId: string,
      filter: PracticeFilter,
      wanted: TransactionPage & { totals: boolean },
    ): Promise<PageOf<StoredTransaction> & { totals?: TransactionTotals; users?: PaymentTaker[] }> {
      const all = inPractice(practiceId);
      const day = countedDayIn(practiceId);
      const found = filtered(all, day, filter);
      const counted = filter.countedIn === undefined ? found : found.where(COUNTED_IN[filter.countedIn]);
      const rows = await page(counted, wanted, { ...COLUMN_OF, datePaid: day });
      if (!wanted.totals) return rows;
      return { ...rows, totals: await totals(found, wanted), users: await takersOf(all) };
    },

    find: (id: number): Promise<StoredTransaction | undefined> =>
      named(db.selectFrom('transactions').where('transactions.id', '=', id)).executeTakeFirst(),

    findOfMember(
      practiceId: string,
      memberId: string,
      transactionId: string,
    ): Promise<StoredTransaction | undefined> {
      return named(inPractice(practiceId))
        .where('patients.member_id', '=', memberId)
        .where('transactions.id', '=', recordNumber(transactionId))
        .executeTakeFirst();
    },
  };
}
export type TransactionsRepository = ReturnType<typeof transactionsRepository>;
