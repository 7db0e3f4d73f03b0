import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { BENCH_ORGANIZATION } from '#server/seed/bench.ts';
import { emailTerms, type NameTerm, nameTerms, somePeople, type Terms } from './terms.ts';

const PAYABLE_FROM_CENTS = 1000;

/** A debt, with an account that the sandbox charges. */
export interface Payable {
  practiceId: string;
  memberId: string;
  planId: string;
  accountId: string;
}

export interface Paid {
  practiceId: string;
  memberId: string;
  transactionId: string;
}

/** The records that the requests use. */
export interface Targets {
  practiceId: string;
  memberIds: readonly string[];
  names: Terms<NameTerm>;
  emails: Terms<string>;
  payables: readonly Payable[];
  paid: readonly Paid[];
}

/** Finds the records in a benchmark database. Search terms take long to find, so they are stored in a file. */
export async function targetsIn(db: Db, file: string): Promise<Targets> {
  const practiceId = await firstPractice(db);
  const people = await somePeople(db, practiceId);
  if (!existsSync(file)) {
    const names = await nameTerms(db, practiceId, people);
    const emails = await emailTerms(db, practiceId, people);
    writeFileSync(file, JSON.stringify({ names, emails }));
  }
  const terms: Pick<Targets, 'names' | 'emails'> = JSON.parse(readFileSync(file, 'utf8'));
  return {
    practiceId: String(practiceId),
    memberIds: people.map(({ memberId }) => memberId),
    ...terms,
    payables: await payablesIn(db),
    paid: await paidIn(db, practiceId),
  };
}

/** The first practice of the benchmark's data. */
export async function firstPractice(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('practices')
    .innerJoin('organizations', 'organizations.id', 'practices.organization_id')
    .select('practices.id')
    .where('organizations.name', '=', BENCH_ORGANIZATION)
    .orderBy('practices.id')
    .executeTakeFirstOrThrow();
  return id;
}

async function payablesIn(db: Db): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select plans.practice_id::text as "practiceId", patients.member_id as "memberId",
      plans.id::text as "planId", payment_accounts.id::text as "accountId"
    from payments_due
    join plans on plans.id = payments_due.plan_id
    join practices on practices.id = plans.practice_id
    join organizations on organizations.id = practices.organization_id
    join plan_members on plan_members.plan_id = plans.id and relationship = 'Self' and not disabled
    join patients on patients.id = plan_members.patient_id
    join payment_accounts on payment_accounts.patient_id = patients.id
    where organizations.name = ${BENCH_ORGANIZATION} and amount_cents - paid_cents >= ${PAYABLE_FROM_CENTS}
      and active and item_id like 'itm_approved_%'
      and (expires_on is null or expires_on > current_date + 2)
    order by md5(payments_due.id::text) limit 2000`.execute(db);
  if (rows.length === 0) throw new Error('No patient owes anything.');
  return rows;
}

async function paidIn(db: Db, practiceId: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select practice_id::text as "practiceId", member_id as "memberId", transactions.id::text as "transactionId"
    from transactions join patients using (practice_id)
    where practice_id = ${practiceId} and patients.id = patient_id and payment_status = 'Paid'
    order by md5(transactions.id::text) limit 1000`.execute(db);
  return rows;
}
