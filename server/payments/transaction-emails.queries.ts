import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { type EmailedTransaction, receiptEmail, statementEmail } from '../mail/email-texts.ts';
import { writeMessage } from '../mail/outbox.queries.ts';

type Outcome = 'written' | 'unknown' | 'unsettled' | 'noAddress';

export type BeforeWriting = (transaction: Db, email: { organizationId: number; to: string }) => Promise<void>;

interface WantedReceipt {
  practiceId: string;
  memberId: string;
  transactionId: string;
  to: string;
}

interface WantedStatement {
  organizationId: string;
  memberId: string;
  to: string | undefined;
  planId: string | undefined;
}

const MOST_ON_A_STATEMENT = 1000;

export function transactionEmailsRepository(db: Db, clock: Clock) {
  return {
    /** `unsettled`: nothing was paid, so there is no receipt. */
    receipt: ({ practiceId, memberId, transactionId, to }: WantedReceipt, beforeWriting: BeforeWriting) =>
      db.transaction().execute(async (transaction): Promise<Outcome> => {
        const patient = await patients(transaction)
          .where('practices.id', '=', recordNumber(practiceId))
          .where('patients.member_id', '=', memberId)
          .executeTakeFirst();
        const found =
          patient &&
          (await transactionsOf(transaction, patient.id)
            .where('transactions.id', '=', recordNumber(transactionId))
            .executeTakeFirst());
        if (!patient || !found) return 'unknown';
        if (found.datePaid === null) return 'unsettled';
        await beforeWriting(transaction, { organizationId: patient.organization_id, to });
        await writeMessage(transaction, clock, {
          kind: 'receipt',
          practiceId: patient.practice_id,
          to,
          ...(await receiptOf(transaction, patient, found)),
        });
        return 'written';
      }),

    /** All transactions, or those of one plan. The default recipient is the patient. */
    statement: (
      { organizationId, memberId, to: given, planId }: WantedStatement,
      beforeWriting: BeforeWriting,
    ) =>
      db.transaction().execute(async (transaction): Promise<Outcome> => {
        const patient = await patients(transaction)
          .where('practices.organization_id', '=', recordNumber(organizationId))
          .where('patients.member_id', '=', memberId)
          .executeTakeFirst();
        if (!patient) return 'unknown';
        if (planId !== undefined && !(await isOnPlan(transaction, patient.id, planId))) return 'unknown';
        const to = given ?? patient.email;
        if (to === '') return 'noAddress';
        await beforeWriting(transaction, { organizationId: patient.organization_id, to });
        const rows = await statementRows(transaction, patient.id)
          .$if(planId !== undefined, (query) => query.where('plan_id', '=', recordNumber(planId ?? '')))
          .orderBy('transactions.id', 'desc')
          .limit(MOST_ON_A_STATEMENT)
          .execute();
        const cents = await balanceOf(
          transaction,
          patient.id,
          planId === undefined ? undefined : recordNumber(planId),
        );
        const on = dayIn(patient.time_zone, clock());
        const text = statementEmail(recipientOf(patient), rows.reverse().map(emailedOf), { cents, on });
        await writeMessage(transaction, clock, {
          kind: 'statement',
          practiceId: patient.practice_id,
          to,
          ...text,
        });
        return 'written';
      }),
  };
}

/** Sent once: to the patient, unless the practice's own account was charged, or to the address that staff entered. */
export async function writeReceipt(
  transaction: Db,
  clock: Clock,
  transactionId: number,
  to?: string,
): Promise<void> {
  const { patient_id, paid_by_practice } = await transaction
    .selectFrom('transactions')
    .select(['patient_id', 'paid_by_practice'])
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  if (paid_by_practice && to === undefined) return;
  const patient = await patients(transaction).where('patients.id', '=', patient_id).executeTakeFirstOrThrow();
  const recipient = to ?? patient.email;
  if (recipient === '') return;
  const found = await transactionsOf(transaction, patient_id)
    .where('transactions.id', '=', transactionId)
    .executeTakeFirstOrThrow();
  await writeMessage(transaction, clock, {
    kind: 'receipt',
    practiceId: patient.practice_id,
    to: recipient,
    ...(await receiptOf(transaction, patient, found)),
    onceKey: `receipt:${transactionId}`,
  });
}

/** The text of the email, and the state that it shows: the PDF, which is made at sending, shows the same. */
async function receiptOf(transaction: Db, patient: Patient, found: Row) {
  const { id: transactionId, paymentStatus, voided, planId } = found;
  const balanceCents = await balanceOnReceipt(transaction, patient.id, planId);
  return {
    ...receiptEmail(recipientOf(patient), emailedOf(found), balanceCents),
    transactionId,
    receiptState: { paymentStatus, voided, balanceCents: balanceCents ?? null },
  };
}

const patients = (transaction: Db) =>
  transaction
    .selectFrom('patients')
    .innerJoin('practices', 'practices.id', 'patients.practice_id')
    .leftJoin('practice_logos', (join) =>
      join
        .onRef('practice_logos.practice_id', '=', 'practices.id')
        .on('practice_logos.is_current', '=', true),
    )
    .select([
      'practice_logos.id as logo_id',
      'practice_logos.width as logo_width',
      'practice_logos.height as logo_height',
      'patients.id',
      'patients.practice_id',
      'practices.organization_id',
      'patients.email',
      'patients.first_name',
      'practices.name as practice',
      'practices.phone',
      'practices.time_zone',
    ]);
type Patient = Awaited<ReturnType<ReturnType<typeof patients>['execute']>>[number];

const recipientOf = ({ practice, phone, first_name, logo_id, logo_width, logo_height }: Patient) => ({
  firstName: first_name,
  practice: {
    name: practice,
    phone,
    logo: logo_id === null ? null : { id: String(logo_id), width: logo_width ?? 1, height: logo_height ?? 1 },
  },
});

/** Undefined for a plan that the practice pays: its debts are not the patient's. */
export async function balanceOnReceipt(
  db: Db,
  patientId: number,
  planId: number | null,
): Promise<number | undefined> {
  if (planId === null) return balanceOf(db, patientId, undefined);
  const { paid_by_practice } = await db
    .selectFrom('plans')
    .select('paid_by_practice')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return paid_by_practice ? undefined : balanceOf(db, patientId, planId);
}

/**
 * The unpaid amount of one plan, or of all plans whose subscriber the patient is: members share no debt. A plan that the
 * practice pays doesn't count.
 */
async function balanceOf(db: Db, patientId: number, planId: number | undefined): Promise<number> {
  const { cents } = await db
    .selectFrom('plan_members')
    .innerJoin('plans', 'plans.id', 'plan_members.plan_id')
    .innerJoin('payments_due', 'payments_due.plan_id', 'plans.id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>(sql`amount_cents - paid_cents`), sql.lit(0)).as('cents'))
    .where('patient_id', '=', patientId)
    .where('paid_by_practice', '=', false)
    .$if(planId !== undefined, (query) => query.where('plan_members.plan_id', '=', planId ?? 0))
    .$if(planId === undefined, (query) =>
      query.where('relationship', '=', 'Self').where('disabled', '=', false),
    )
    .executeTakeFirstOrThrow();
  return Number(cents);
}

const transactionsOf = (db: Db, patientId: number) =>
  allTransactions(db).where('transactions.patient_id', '=', patientId);

/**
 * Those of the patient, and those of other members on the plans whose subscriber the patient is. What the practice's own
 * account paid, and its reversals, are not the patient's.
 */
const statementRows = (db: Db, patientId: number) =>
  allTransactions(db)
    .innerJoin('patients', 'patients.id', 'transactions.patient_id')
    .select(
      sql<string | null>`case when transactions.patient_id <> ${patientId}
        then patients.first_name || ' ' || patients.last_name end`.as('paidBy'),
    )
    .where('transactions.paid_by_practice', '=', false)
    // As an array, so that PostgreSQL reads both indexes: with `in` it reads all transactions.
    .where(({ eb, or }) =>
      or([
        eb('transactions.patient_id', '=', patientId),
        sql<boolean>`transactions.plan_id = any(array(
          select plan_id from plan_members
          where patient_id = ${patientId} and relationship = 'Self' and not disabled))`,
      ]),
    );

const allTransactions = (db: Db) =>
  db
    .selectFrom('transactions')
    .leftJoin('payment_accounts', 'payment_accounts.id', 'transactions.payment_account_id')
    .select([
      'transactions.id',
      'plan_id as planId',
      'plan_name as planName',
      'payment_type as paymentType',
      'payment_status as paymentStatus',
      'voided',
      'transactions.last_four as lastFour',
      'payment_accounts.card_type as cardType',
      'transactions.account_type as accountType',
      'office_method as officeMethod',
      'check_number as checkNumber',
      'charge_cents as chargeCents',
      'refund_cents as refundCents',
      'date_paid as datePaid',
      'due_date as dueDate',
      'referenced_transaction_id as referenced',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof transactionsOf>['execute']>>[number];

const emailedOf = ({ id, referenced, ...rest }: Row): EmailedTransaction => ({
  ...rest,
  transactionId: String(id),
  referencedTransactionId: referenced === null ? null : String(referenced),
});

async function isOnPlan(db: Db, patientId: number, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_members')
    .select('plan_id')
    .where('patient_id', '=', patientId)
    .where('plan_id', '=', recordNumber(planId))
    .executeTakeFirst();
  return row !== undefined;
}
