import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

interface LockedYear {
  id: number;
  organizationId: number;
  timeZone: string;
  version: number;
  /** From January to December. */
  settingCents: readonly number[];
}

/**
 * The stored goals of a year, in the order of their ids: no other change of these practices' goals runs until the
 * transaction ends.
 */
export async function lockYears(on: Db, practiceIds: readonly string[], year: number): Promise<LockedYear[]> {
  const ids = practiceIds.map(recordNumber);
  await sql`select id from practices where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    on,
  );
  const { rows } = await sql<LockedYear>`
    select practices.id, practices.organization_id as "organizationId", practices.time_zone as "timeZone",
      coalesce(goal_years.version, 0) as version,
      (select json_agg(coalesce(goals.setting_cents, 0) order by months.month)
        from generate_series(1, 12) as months(month)
        left join goals on goals.practice_id = practices.id and goals.year = ${year}
          and goals.month = months.month) as "settingCents"
    from practices
    left join goal_years on goal_years.practice_id = practices.id and goal_years.year = ${year}
    where practices.id = any(${ids}::bigint[])
    order by practices.id`.execute(on);
  return rows;
}

interface YearWrite {
  year: number;
  /** `index` counts from 0, January. */
  settings: readonly { index: number; cents: number }[];
  userId: string;
}

export async function writeYear(
  on: Db,
  { id, version }: LockedYear,
  { year, settings, userId }: YearWrite,
): Promise<void> {
  await on
    .insertInto('goals')
    .values(
      settings.map(({ index, cents }) => ({ practice_id: id, year, month: index + 1, setting_cents: cents })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['practice_id', 'year', 'month'])
        .doUpdateSet({ setting_cents: (eb) => eb.ref('excluded.setting_cents') }),
    )
    .execute();
  const saved = { version: version + 1, changed_by: recordNumber(userId) };
  await on
    .insertInto('goal_years')
    .values({ practice_id: id, year, ...saved })
    .onConflict((conflict) => conflict.columns(['practice_id', 'year']).doUpdateSet(saved))
    .execute();
}
