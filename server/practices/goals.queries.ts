import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import { isMonthOver, type YearGoals, yearOf } from '#domain/goal/goal.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { lockYears, writeYear } from './goal-years.queries.ts';

export interface PracticeGoals extends YearGoals {
  practiceId: string;
  name: string;
}

/** `index` counts from 0, January. */
interface GoalSetting {
  index: number;
  cents: number;
}

interface YearChange {
  year: number;
  settings: readonly GoalSetting[];
  /** Without it, the last change wins. */
  version: number | undefined;
  userId: string;
}

interface YearCopy {
  from: string;
  year: number;
  version: number;
  /** A practice of the same organization. */
  to: readonly { practiceId: string; version: number }[];
  userId: string;
}

type SetOutcome = { kind: 'unknown' | 'stale' | 'saved' } | { kind: 'over'; index: number };

/** The named practice, or all practices of the organization if none is named. */
interface GoalsWanted {
  organizationOf: string;
  onlyItself: boolean;
  year: number | undefined;
}

export function goalsRepository(db: Db, clock: Clock) {
  const goalsOf = async ({ organizationOf, onlyItself, year }: GoalsWanted): Promise<PracticeGoals[]> => {
    const id = recordNumber(organizationOf);
    const asked = await db
      .selectFrom('practices')
      .select(['time_zone', 'organization_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!asked) return [];
    const wanted = year ?? yearOf(dayIn(asked.time_zone, clock()));
    // The version is read with the goals: one statement sees one state.
    const { rows } = await sql<PracticeGoals>`
      select practices.id::text as "practiceId", practices.name, ${wanted}::integer as year,
        coalesce(goal_years.version, 0) as version, users.first_name as "changedBy",
        json_agg(json_build_object(
          'settingCents', coalesce(goals.setting_cents, 0), 'metCents', coalesce(paid.cents, 0)
        ) order by months.month) as months
      from practices
      cross join generate_series(1, 12) as months(month)
      left join goal_years on goal_years.practice_id = practices.id and goal_years.year = ${wanted}
      left join users on users.id = goal_years.changed_by
      left join goals on goals.practice_id = practices.id and goals.year = ${wanted}
        and goals.month = months.month
      left join (
        select practice_id, extract(month from date_paid)::integer as month,
          sum(charge_cents - refund_cents)::bigint as cents
        from transactions
        where date_paid between make_date(${wanted}, 1, 1) and make_date(${wanted}, 12, 31)
          and practice_id in (
            select id from practices
            where ${onlyItself ? sql`id = ${id}` : sql`organization_id = ${asked.organization_id}`}
          )
        group by 1, 2
      ) paid on paid.practice_id = practices.id and paid.month = months.month
      where ${onlyItself ? sql`practices.id = ${id}` : sql`practices.organization_id = ${asked.organization_id}`}
      group by practices.id, goal_years.version, users.first_name
      order by practices.id`.execute(db);
    return rows;
  };

  return {
    /** @param year default: the current year in the practice's time zone */
    find: async (practiceId: string, year?: number): Promise<PracticeGoals | undefined> =>
      (await goalsOf({ organizationOf: practiceId, onlyItself: true, year }))[0],

    /** Each practice of the same organization, in order. */
    ofOrganization: (practiceId: string, year?: number): Promise<PracticeGoals[]> =>
      goalsOf({ organizationOf: practiceId, onlyItself: false, year }),

    /** A save without a change keeps the version, so a repeated save succeeds. */
    set: (practiceId: string, { year, settings, version, userId }: YearChange): Promise<SetOutcome> =>
      db.transaction().execute(async (transaction): Promise<SetOutcome> => {
        const [stored] = await lockYears(transaction, [practiceId], year);
        if (!stored) return { kind: 'unknown' };
        const changed = settings.filter(({ index, cents }) => cents !== stored.settingCents[index]);
        if (changed.length === 0) return { kind: 'saved' };
        if (version !== undefined && version !== stored.version) return { kind: 'stale' };
        const today = dayIn(stored.timeZone, clock());
        const over = changed.find(({ index }) => isMonthOver(year, index, today));
        if (over) return { kind: 'over', index: over.index };
        await writeYear(transaction, stored, { year, settings: changed, userId });
        return { kind: 'saved' };
      }),

    /** Past months of the other practice keep their goals. */
    copy: ({ from, year, version, to, userId }: YearCopy): Promise<'unknown' | 'stale' | 'copied'> =>
      db.transaction().execute(async (transaction) => {
        const versions = new Map([
          ...to.map((each) => [each.practiceId, each.version] as const),
          [from, version],
        ]);
        const years = await lockYears(transaction, [...versions.keys()], year);
        const source = years.find(({ id }) => id === recordNumber(from));
        const isKnown = source !== undefined && years.length === versions.size;
        if (!isKnown || years.some(({ organizationId }) => organizationId !== source.organizationId))
          return 'unknown';
        const changes = years.flatMap((target) => {
          const today = dayIn(target.timeZone, clock());
          const settings = source.settingCents
            .map((cents, index) => ({ index, cents }))
            .filter(
              ({ index, cents }) => !isMonthOver(year, index, today) && cents !== target.settingCents[index],
            );
          return settings.length > 0 ? [{ target, settings }] : [];
        });
        const isStale = years.some((stored) => stored.version !== versions.get(String(stored.id)));
        if (changes.length > 0 && isStale) return 'stale';
        for (const { target, settings } of changes)
          await writeYear(transaction, target, { year, settings, userId });
        return 'copied';
      }),
  };
}
