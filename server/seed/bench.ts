import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshPatientStatus } from '../patients/patient-status.queries.ts';
import { practiceAccountsRepository } from '../practices/practice-accounts.queries.ts';
import { foldReportSums } from '../reports/report-sums.queries.ts';
import { samplePractice } from './practice.ts';
import { makeHouseholds, type PracticeLocation, type SeedHousehold } from './practice-patients.ts';
import { type Random, randomOf } from './random.ts';
import { writeHouseholds } from './write-patients.ts';
import { writePayments } from './write-payments.ts';
import { stopRenewalsOf } from './write-renewals.ts';

const BENCH_SEED = 77_000_000;
export const BENCH_ORGANIZATION = 'Measured Dental';
const PRACTICES = 4;
const PATIENTS_A_STATEMENT = 5000;
/** By coverage level: the bench has no plans on offer. */
const FEES_CENTS: Readonly<Record<string, number>> = { one: 29_900, two: 49_900, family: 69_900 };

const LOCATION: PracticeLocation & { address: string; goal: number } = {
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
  phone: '(614) 555-0190',
  address: '1 Union Square, Columbus, OH 43215',
  goal: 400_000,
};

type BenchProgress = (made: number) => void;

export async function hasBench(db: Db): Promise<boolean> {
  const known = db.selectFrom('organizations').select('id').where('name', '=', BENCH_ORGANIZATION);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Adds an organization with four practices of equal size. All users get access. */
export async function seedBench(
  db: Db,
  clock: Clock,
  patients: number,
  progress: BenchProgress = () => undefined,
  atOnce = PATIENTS_A_STATEMENT,
): Promise<void> {
  const accounts = practiceAccountsRepository(db);
  const organizationId = await accounts.ensureOrganization(BENCH_ORGANIZATION);
  await sql`
    insert into user_organizations (user_id, organization_id, position)
    select id, ${organizationId}, (select count(*) from organizations) from users`.execute(db);

  let made = 0;
  for (let number = 1; number <= PRACTICES; number += 1) {
    const practice = { ...LOCATION, name: `Measured ${number}` };
    const { id, timeZone } = await accounts.addPractice(organizationId, samplePractice(practice));
    const goal = Math.round((patients * number) / PRACTICES);
    const madeBefore = made;
    while (made < goal) {
      const count = Math.min(atOnce, goal - made);
      const households = makeHouseholds({
        seed: BENCH_SEED + made,
        location: LOCATION,
        prefix: `M${number}`,
        count,
        made: made - madeBefore,
        today: dayIn(timeZone, clock()),
        feeOf: (_, level) => FEES_CENTS[level] ?? 0,
      }).map(withPhoneOf(randomOf(BENCH_SEED + made)));
      const payments = {
        id,
        name: practice.name,
        seed: BENCH_SEED - made,
        today: dayIn(timeZone, clock()),
      };
      await db.transaction().execute(async (transaction) => {
        const stored = await writeHouseholds(transaction, id, households);
        const withoutOffice = made > madeBefore;
        await writePayments(transaction, payments, stored, { onePaymentAPlan: true, withoutOffice });
      });
      made += count;
      progress(made);
    }
    await stopRenewalsOf(db, { id, today: dayIn(timeZone, clock()) });
    await refreshPatientStatus(db, id);
  }
  await foldReportSums(db);
  await sql`vacuum analyze`.execute(db);
}

/**
 * Each household has its own phone, as in a practice of this size. The hundred numbers of the sample would each belong
 * to thousands of patients.
 */
function withPhoneOf(random: Random) {
  return (household: SeedHousehold): SeedHousehold => {
    const phone = `(614) 555-${String(random.whole(0, 9999)).padStart(4, '0')}`;
    return { ...household, people: household.people.map((person) => ({ ...person, phone })) };
  };
}
