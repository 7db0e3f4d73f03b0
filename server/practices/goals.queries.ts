import { sql } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { MonthsGoal } from './goals.ts';

export interface YearsGoals {
  year: number;
  months: readonly MonthsGoal[];
}

export function goalsRepository(db: Db, clock: Clock) {
  return {
    /** @param year default: the current year in the practice's time zone */
    async find(practiceId: string, year?: number): Promise<YearsGoals | undefined> {
      const practice = await db
        .selectFrom('practices')
        .select('time_zone')
        .where('id', '=', recordNumber(practiceId))
        .executeTakeFirst();
      if (!practice) return undefined;
      const wanted = year ?? Number(calendarDateIn(practice.time_zone, clock()).slice(0, 4));
      const { rows } = await sql<MonthsGoal>`
        select coalesce(goals.setting_cents, 0) as "settingCents", coalesce(paid.cents, 0) as "metCents"
        from generate_series(1, 12) as months(month)
        left join goals on goals.practice_id = ${recordNumber(practiceId)} and goals.year = ${wanted}
          and goals.month = months.month
        left join (
          select extract(month from date_paid)::integer as month, sum(charge_cents - refund_cents)::bigint as cents
          from transactions
          where practice_id = ${recordNumber(practiceId)}
            and date_paid between make_date(${wanted}, 1, 1) and make_date(${wanted}, 12, 31)
          group by 1
        ) paid on paid.month = months.month
        order by months.month`.execute(db);
      return { year: wanted, months: rows };
    },

    async set(
      practiceId: string,
      year: number,
      settings: readonly { month: number; settingCents: number }[],
    ): Promise<void> {
      await changing(db, (on) =>
        on
          .insertInto('goals')
          .values(
            settings.map(({ month, settingCents }) => ({
              practice_id: recordNumber(practiceId),
              year,
              month,
              setting_cents: settingCents,
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['practice_id', 'year', 'month'])
              .doUpdateSet({ setting_cents: (eb) => eb.ref('excluded.setting_cents') }),
          )
          .execute(),
      );
    },
  };
}
export type GoalsRepository = ReturnType<typeof goalsRepository>;
