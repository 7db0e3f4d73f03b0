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
  const TABLES = `patients plans payment_accounts transactions plan_members payments_due notifications goals
    patient_statuses practices practice_support procedure_codes offered_plans coverage_levels fee_increases
    plan_discounts benefit_groups benefit_group_codes benefit_uses user_roles user_organizations`.split(
    /\s+/,
  );
  const lines = TABLES.map((name) => `select row_to_json(${name})::jsonb::text as line from ${name}`);
  const everything = `select md5(string_agg(line, chr(10) order by line)) as sum from (${lines.join(' union all ')}) lines`;
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
