import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import { hashPassword } from '../auth/password.ts';
import { type Clock, HOUR_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshPatientStatus } from '../patients/patient-status.queries.ts';
import { practiceAccountsRepository } from '../practices/practice-accounts.queries.ts';
import { staffAccountsRepository } from '../staff/staff-accounts.queries.ts';
import { writeGoals } from './goals.ts';
import { SAMPLE_NOTIFICATIONS } from './notifications.ts';
import { feesOf, makeOffers, type SampleOffer } from './offers.ts';
import { samplePractice } from './practice.ts';
import { makeHouseholds } from './practice-patients.ts';
import { emailOfProfile, rolesOfProfile, SAMPLE_PASSWORD, SAMPLE_PEOPLE } from './profiles.ts';
import { randomOf } from './random.ts';
import { SAMPLE_ORGANIZATIONS } from './sample-organizations.ts';
import { writeBenefitUses } from './write-benefit-uses.ts';
import { writeOffers } from './write-offers.ts';
import { writeHouseholds } from './write-patients.ts';
import { writePayments } from './write-payments.ts';
import { writeRenewals } from './write-renewals.ts';
import { writeSchedules } from './write-schedules.ts';

const SAMPLE_SEED = 20_260_101;
/** Separate seeds, so that a change to one does not affect the other's data. */
const OFFERS_SEED = 5_000_000;
const PAYMENTS_SEED = 9_000_000;
const PATIENTS_A_PRACTICE = 200;

/** An arbitrary number, the same on every server. */
const SEEDING_LOCK = 7_301_442;

/**
 * All or nothing. The rows are the same at every run of a day, with dates around it (SAMPLE-1, SAMPLE-2, PERM-7).
 * @returns whether the database was empty
 */
export async function seedIfEmpty(db: Db, clock: Clock): Promise<boolean> {
  const seeded = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(transaction);
    if (!(await isEmpty(transaction))) return false;
    await writeSample(transaction, clock);
    return true;
  });
  if (seeded) await sql`analyze`.execute(db);
  return seeded;
}

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from users) and not exists (select from organizations) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}

async function writeSample(db: Db, clock: Clock): Promise<void> {
  const practices = practiceAccountsRepository(db);
  const organizationIds: number[] = [];
  for (const { name } of SAMPLE_ORGANIZATIONS) organizationIds.push(await practices.ensureOrganization(name));
  await writeProfiles(db, clock, organizationIds);
  const written: WrittenPractice[] = [];
  for (const [index, organization] of SAMPLE_ORGANIZATIONS.entries()) {
    for (const [number, practice] of organization.practices.entries()) {
      const id = organizationIds[index] ?? 0;
      written.push(await writePatients(db, clock, id, practice, SAMPLE_SEED + index * 100 + number));
    }
  }
  // After an aborted attempt, statistics count its pages but none of its rows. PostgreSQL would expect no rows and
  // choose nested loops.
  await sql`analyze patients, plans, plan_members, payments_due, patient_statuses`.execute(db);
  for (const practice of written) await writeRecords(db, clock, practice);
}

type SamplePractice = (typeof SAMPLE_ORGANIZATIONS)[number]['practices'][number];

interface WrittenPractice {
  id: number;
  practice: SamplePractice;
  seed: number;
  offers: readonly SampleOffer[];
  today: string;
  stored: Awaited<ReturnType<typeof writeHouseholds>>;
}

async function writePatients(
  db: Db,
  clock: Clock,
  organizationId: number,
  practice: SamplePractice,
  seed: number,
): Promise<WrittenPractice> {
  const { id, timeZone } = await practiceAccountsRepository(db).addPractice(
    organizationId,
    samplePractice(practice),
  );
  const today = dayIn(timeZone, clock());
  const offers = makeOffers(randomOf(OFFERS_SEED + seed), today);
  const households = makeHouseholds({
    seed,
    location: practice,
    prefix: `S${String(id).padStart(2, '0')}`,
    count: PATIENTS_A_PRACTICE,
    made: 0,
    today,
    feeOf: feesOf(offers),
  });
  return { id, practice, offers, today, seed, stored: await writeHouseholds(db, id, households) };
}

async function writeRecords(
  db: Db,
  clock: Clock,
  { id, practice, seed, offers, today, stored }: WrittenPractice,
): Promise<void> {
  const [first] = stored;
  await writePayments(db, { id, name: practice.name, seed: PAYMENTS_SEED + seed, today }, stored);
  await writeSchedules(db, { id, today }, stored);
  await writeOffers(db, { id, offers, today, now: clock() });
  await writeBenefitUses(db, { id, today, now: clock() });
  await writeRenewals(db, { id, today });
  await refreshPatientStatus(db, id);
  await writeGoals(db, { id, goal: practice.goal, today });
  const denied = await db
    .selectFrom('benefit_uses')
    .select('id')
    .where('status', '=', 'Denied')
    .where('plan_id', '=', first?.planIds[0] ?? 0)
    .executeTakeFirst();
  await db
    .insertInto('notifications')
    .values(
      SAMPLE_NOTIFICATIONS.map(({ aboutPatient, hoursAgo, ...notification }) => ({
        practice_id: id,
        text: notification.text,
        notification_type: notification.notificationType,
        type_of_notification: notification.typeOfNotification,
        created_at: new Date(clock().getTime() - hoursAgo * HOUR_MS),
        benefit_use_id: notification.typeOfNotification === 'BenefitDenied' ? (denied?.id ?? null) : null,
        reference_id: aboutPatient ? String(first?.planIds[0] ?? '') : '',
        patient_id: aboutPatient ? (first?.patientIds[0] ?? null) : null,
      })),
    )
    .execute();
}

/** PERM-7 */
async function writeProfiles(db: Db, clock: Clock, organizationIds: readonly number[]): Promise<void> {
  const accounts = staffAccountsRepository(db, clock);
  for (const { profile, name, phone, signedInHours } of SAMPLE_PEOPLE) {
    await accounts.add({
      name,
      email: emailOfProfile(profile),
      phone,
      passwordHash: await hashPassword(SAMPLE_PASSWORD),
      organizationIds,
      roles: rolesOfProfile(profile),
    });
    const at = new Date(clock().getTime() - signedInHours * HOUR_MS);
    await sql`
      insert into audit_entries (at, request_id, operation, stage, user_id, outcome)
      select ${at}::timestamptz, ${`sample-${profile}`}, 'authenticate', 'answer', id, 200
      from users where username_key = ${emailOfProfile(profile)}`.execute(db);
  }
}
