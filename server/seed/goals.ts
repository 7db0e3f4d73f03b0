import { centsOfDollars } from '#domain/money/money.ts';
import type { Db } from '../db/open.ts';

const MONTHS = 12;

export async function writeGoals(
  db: Db,
  practice: { id: number; goal: number; today: string },
): Promise<void> {
  const thisYear = Number(practice.today.slice(0, 4));
  const setting = centsOfDollars(Math.round(practice.goal / MONTHS));
  await db
    .insertInto('goals')
    .values(
      [thisYear - 1, thisYear].flatMap((year) =>
        Array.from({ length: MONTHS }, (_, month) => ({
          practice_id: practice.id,
          year,
          month: month + 1,
          setting_cents: setting,
        })),
      ),
    )
    .execute();
}
