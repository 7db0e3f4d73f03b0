import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { ENGINES, openTestDatabase, suiteDatabase, type TestDatabase } from '#tests/support/database.ts';
import { TODAY, testClock } from '#tests/support/test-clock.ts';

const database = suiteDatabase('sample');

async function rows<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(database.db)).rows;
}

describe('the sample data', () => {
  it('has 200 patients per practice, with every status', async () => {
    const practices = await rows<{ patients: number; shown: number; statuses: string[] }>(`
      select count(*) as patients, max(patient_count) as shown,
        array_agg(distinct case when plan_status = 1 then 'Inactive' when plan_status = 2 then 'None'
          when covered_until >= '${TODAY}' then 'Active' else 'Expired' end) as statuses
      from patient_statuses join practices on practices.id = practice_id group by practice_id`);
    expect(practices).toHaveLength(15);
    for (const practice of practices) {
      expect(practice).toEqual({
        patients: 200,
        shown: 200,
        statuses: ['Active', 'Expired', 'Inactive', 'None'],
      });
    }
  });

  it('SAMPLE-1: fees increase by exact percentages, and every plan of a patient is on offer', async () => {
    expect(
      await rows(`select count(*) > 100 as many,
          bool_and(percent between 3 and 7) as within,
          bool_and(abs(new_fee_cents - fee_cents * (1 + percent / 100.0)) <= 0.5) as exact
        from fee_increases join coverage_levels using (offered_plan_id, level_id)
        cross join lateral (select round((new_fee_cents * 100.0 / fee_cents) - 100) as percent) rounded`),
    ).toEqual([{ many: true, within: true, exact: true }]);
    expect(await rows('select count(*) as plans from plans where offered_plan_id is null')).toEqual([
      { plans: 0 },
    ]);
  });
});

describe('seeding', () => {
  const everything = `
    select md5(string_agg(line, chr(10) order by line)) as sum from (
      select row_to_json(patients)::text as line from patients
      union all select row_to_json(plans)::text from plans
      union all select row_to_json(payment_accounts)::text from payment_accounts
      union all select (row_to_json(transactions)::jsonb)::text from transactions
      union all select row_to_json(plan_members)::text from plan_members
      union all select row_to_json(payments_due)::text from payments_due
      union all select row_to_json(notifications)::text from notifications
      union all select row_to_json(patient_statuses)::text from patient_statuses
      union all select row_to_json(practices)::text from practices
      union all select row_to_json(practice_support)::text from practice_support
      union all select row_to_json(procedure_codes)::text from procedure_codes
      union all select row_to_json(offered_plans)::text from offered_plans
      union all select row_to_json(coverage_levels)::text from coverage_levels
      union all select row_to_json(fee_increases)::text from fee_increases
      union all select row_to_json(plan_discounts)::text from plan_discounts
      union all select row_to_json(benefit_groups)::text from benefit_groups
      union all select row_to_json(benefit_group_codes)::text from benefit_group_codes
      union all select row_to_json(benefit_uses)::text from benefit_uses
      union all select row_to_json(goals)::text from goals
      union all select row_to_json(user_roles)::text from user_roles
      union all select row_to_json(user_organizations)::text from user_organizations
    ) lines`;
  const sumOf = async ({ db }: TestDatabase) =>
    (await sql.raw<{ sum: string }>(everything).execute(db)).rows[0]?.sum;

  it('by several servers that start together happens once', async () => {
    const again = await openTestDatabase('tables');
    const seeded = await Promise.all([1, 2, 3].map(() => seedIfEmpty(again.db, testClock)));
    expect(seeded.filter((each) => each)).toHaveLength(1);
    expect(await sumOf(again)).toBe(await sumOf(database));
    await again.close();
  });

  it.runIf(ENGINES.includes('postgresql'))('makes the same rows on PGlite', async () => {
    const other = await openTestDatabase('sample', 'pglite');
    expect(await sumOf(other)).toBe(await sumOf(database));
    await other.close();
  });

  it('a seed that fails adds nothing', async () => {
    const broken = await openTestDatabase('tables');
    await sql`alter table notifications add check (text not like '%office%')`.execute(broken.db);
    await expect(seedIfEmpty(broken.db, testClock)).rejects.toThrow('violates check constraint');
    expect((await sql`select count(*) as patients from patients`.execute(broken.db)).rows).toEqual([
      { patients: 0 },
    ]);
    await broken.close();
  });
});
