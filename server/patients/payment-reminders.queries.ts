import { sql } from 'kysely';
import { REMINDED_DAYS, type ReminderSkip, reminderSkip } from '#domain/patient/payment-reminder.ts';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { countedAddress } from '../mail/email-limits.ts';
import { reminderEmail } from '../mail/email-texts.ts';
import { writeMessage } from '../mail/outbox.queries.ts';

interface WantedReminders {
  practiceId: string;
  memberIds: readonly string[];
  userId: string;
  /** A retry with the same key sends nothing again. */
  key: string;
}

export interface Reminded {
  memberId: string;
  name: string;
  amountCents: number;
}

interface Reminders {
  reminded: Reminded[];
  skipped: (Reminded & { reason: ReminderSkip; remindedOn?: string })[];
}

/** Counts an email. False if the limit is reached. */
type CountReminder = (transaction: Db, email: { organizationId: number; to: string }) => Promise<boolean>;

interface Debtor {
  id: number;
  memberId: string;
  firstName: string;
  name: string;
  email: string;
  pastDueCents: number;
  /** Null if nothing is due. */
  dueSince: string | null;
  /** The plans with a debt. */
  planNames: string;
  organizationId: number;
  practice: string;
  phone: string;
  isSent: boolean;
  remindedOn: string | null;
}

class Previewed extends Error {
  readonly reminders: Reminders;
  constructor(reminders: Reminders) {
    super('Rolled back.');
    this.reminders = reminders;
  }
}

export function paymentRemindersRepository(db: Db, clock: Clock) {
  async function remindAll(
    transaction: Db,
    wanted: WantedReminders,
    count: CountReminder,
  ): Promise<Reminders | 'unknown'> {
    const debtors = await findDebtors(transaction, wanted, clock());
    if (debtors.length < new Set(wanted.memberIds).size) return 'unknown';
    const reasons = new Map<Debtor, ReminderSkip | null>();
    for (const debtor of byCountedAddress(debtors))
      reasons.set(debtor, debtor.isSent ? null : await remind(transaction, wanted, debtor, count));
    const reminders: Reminders = { reminded: [], skipped: [] };
    for (const debtor of debtors) {
      const { memberId, name, pastDueCents: amountCents, remindedOn } = debtor;
      const reason = reasons.get(debtor) ?? null;
      if (reason === null) reminders.reminded.push({ memberId, name, amountCents });
      else {
        const when = reason === 'remindedRecently' && remindedOn !== null && { remindedOn };
        reminders.skipped.push({ memberId, name, amountCents, reason, ...when });
      }
    }
    return reminders;
  }

  async function remind(
    transaction: Db,
    { practiceId, userId, key }: WantedReminders,
    debtor: Debtor,
    count: CountReminder,
  ): Promise<ReminderSkip | null> {
    const {
      id,
      email: to,
      organizationId,
      firstName,
      practice,
      phone,
      pastDueCents,
      dueSince,
      planNames,
    } = debtor;
    const reason = reminderSkip(debtor);
    if (reason) return reason;
    if (dueSince === null) return 'nothingDue';
    if (!(await count(transaction, { organizationId, to }))) return 'tooManyEmails';
    await transaction
      .insertInto('payment_reminders')
      .values({
        user_id: recordNumber(userId),
        request_key: key,
        patient_id: id,
        amount_cents: pastDueCents,
        created_at: clock(),
      })
      .execute();
    await writeMessage(transaction, clock, {
      kind: 'payment-reminder',
      practiceId: recordNumber(practiceId),
      to,
      ...reminderEmail(
        { firstName, practice: { name: practice, phone } },
        { cents: pastDueCents, since: dueSince, planNames },
      ),
    });
    return null;
  }

  return {
    /** All reminders are in one transaction. `unknown`: one of the patients does not belong to the practice. */
    send: (wanted: WantedReminders, count: CountReminder): Promise<Reminders | 'unknown'> =>
      db.transaction().execute((transaction) => remindAll(transaction, wanted, count)),

    /** What `send` would do now, including the limits. It runs, and is rolled back. */
    async preview(wanted: WantedReminders, count: CountReminder): Promise<Reminders | 'unknown'> {
      try {
        return await db.transaction().execute(async (transaction) => {
          const reminders = await remindAll(transaction, wanted, count);
          if (reminders === 'unknown') return reminders;
          throw new Previewed(reminders);
        });
      } catch (error) {
        if (error instanceof Previewed) return error.reminders;
        throw error;
      }
    },
  };
}

/** Each count stays locked until the end, so that all users count addresses in the same order. */
const byCountedAddress = (debtors: readonly Debtor[]): Debtor[] =>
  debtors.toSorted((a, b) => (countedAddress(a.email) < countedAddress(b.email) ? -1 : 1));

/**
 * The lock lets only one request at a time remind a patient. Patients don't owe what the practice pays, and a payment
 * that is still processing counts as paid.
 */
async function findDebtors(
  transaction: Db,
  { practiceId, memberIds, userId, key }: WantedReminders,
  now: Date,
): Promise<Debtor[]> {
  const practice = recordNumber(practiceId);
  const since = new Date(now.getTime() - REMINDED_DAYS * DAY_MS);
  await sql`
    select from patients where practice_id = ${practice} and member_id = any(${memberIds})
    order by id for no key update`.execute(transaction);
  const { rows } = await sql<Debtor>`
    select patients.id, patients.member_id as "memberId", patients.first_name as "firstName",
      patients.first_name || ' ' || patients.last_name as name, patients.email,
      owed.cents as "pastDueCents", owed.since as "dueSince", owed.plans as "planNames",
      practices.organization_id as "organizationId", practices.name as practice, practices.phone,
      exists (select from payment_reminders where patient_id = patients.id
        and user_id = ${recordNumber(userId)} and request_key = ${key}) as "isSent",
      (select (max(created_at) at time zone practices.time_zone)::date from payment_reminders
        where patient_id = patients.id and created_at > ${since}) as "remindedOn"
    from patients
    join practices on practices.id = patients.practice_id
    cross join lateral (
      select coalesce(sum(open.cents), 0)::integer as cents, min(due_date) as since,
        coalesce(string_agg(distinct plans.name, ', '), '') as plans
      from plan_members
      join plans on plans.id = plan_members.plan_id and not paid_by_practice
      join payments_due on payments_due.plan_id = plans.id
        and due_date <= (${now}::timestamptz at time zone practices.time_zone)::date
      join lateral (
        select payments_due.amount_cents - paid_cents - coalesce(sum(parts.amount_cents), 0) as cents
        from transaction_parts parts join transactions on transactions.id = parts.transaction_id
        where parts.payment_due_id = payments_due.id and payment_status = 'Pending'
      ) open on open.cents > 0
      where plan_members.patient_id = patients.id and relationship = 'Self' and not disabled
    ) owed
    where patients.practice_id = ${practice} and patients.member_id = any(${memberIds})
    order by patients.last_key, patients.first_key, patients.id`.execute(transaction);
  return rows;
}
