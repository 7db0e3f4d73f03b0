import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { DayLine } from '../db/schema/money-tables.ts';
import { lockPractice } from '../practices/lock-practice.queries.ts';
import { digestOf, figuresOf } from './day-figures.queries.ts';

export interface StoredClose {
  id: number;
  day: string;
  figures: readonly DayLine[];
  startingCents: number;
  countedCents: number;
  note: string;
  closedBy: string | null;
  closedAt: Date;
  reopenedBy: string | null;
  reopenedAt: Date | null;
  reopenReason: string | null;
}

export interface Day {
  day: string;
  /** Counts closes and reopenings. */
  version: number;
  /** As stored with the close, or as they are now. */
  lines: readonly DayLine[];
  /** The full names of the users in the lines. */
  names: ReadonlyMap<string, string>;
  digest: string;
  pendingCents: number;
  /** From the latest close of this or an earlier day. Null before the first close. */
  startingCents: number | null;
  close: StoredClose | null;
  /** Whether payments of the day changed after its close. */
  changed: boolean;
}

interface DayCount {
  version: number;
  /** The fingerprint of the figures that the user has seen. */
  digest: string;
  startingCents: number;
  countedCents: number;
  note: string;
}

interface Reopening {
  version: number;
  reason: string;
}

interface DayOf {
  practiceId: string;
  day: string;
}

type Outcome = { kind: 'done' | 'stale'; day: Day } | { kind: 'unknown' | 'future' };

export function dayClosesRepository(db: Db, clock: Clock) {
  const changeDay = (
    { practiceId, day }: DayOf,
    change: (on: Db, before: Day) => Promise<'done' | 'stale'>,
  ): Promise<Outcome> =>
    db.transaction().execute(async (transaction): Promise<Outcome> => {
      const id = recordNumber(practiceId);
      const practice = await lockPractice(transaction, id);
      if (!practice) return { kind: 'unknown' };
      if (day > dayIn(practice.time_zone, clock())) return { kind: 'future' };
      const kind = await change(transaction, await dayOf(transaction, id, day));
      return { kind, day: await dayOf(transaction, id, day) };
    });

  return {
    async find({ practiceId, day }: DayOf): Promise<Day> {
      return dayOf(db, recordNumber(practiceId), day);
    },

    close: (of: DayOf, count: DayCount, userId: string): Promise<Outcome> =>
      changeDay(of, async (on, { version, lines, digest, close }) => {
        if (close !== null || version !== count.version || digest !== count.digest) return 'stale';
        await on
          .insertInto('day_closes')
          .values({
            practice_id: recordNumber(of.practiceId),
            day: of.day,
            figures: JSON.stringify(lines),
            starting_cents: count.startingCents,
            counted_cents: count.countedCents,
            note: count.note,
            closed_by: recordNumber(userId),
            closed_at: clock(),
            reopened_by: null,
            reopened_at: null,
            reopen_reason: null,
          })
          .execute();
        return 'done';
      }),

    reopen: (of: DayOf, { version, reason }: Reopening, userId: string): Promise<Outcome> =>
      changeDay(of, async (on, before) => {
        if (before.close === null || before.version !== version) return 'stale';
        await on
          .updateTable('day_closes')
          .set({ reopened_by: recordNumber(userId), reopened_at: clock(), reopen_reason: reason })
          .where('id', '=', before.close.id)
          .execute();
        return 'done';
      }),

    /** The latest day first, and the latest close first within a day. */
    async list(practiceId: string, wanted: PageWanted): Promise<PageOf<StoredClose>> {
      const { records } = await db
        .selectFrom('day_closes')
        .select(({ fn }) => fn.countAll<number>().as('records'))
        .where('practice_id', '=', recordNumber(practiceId))
        .executeTakeFirstOrThrow();
      const rows = await closesOf(db, recordNumber(practiceId))
        .orderBy('day_closes.day', 'desc')
        .orderBy('day_closes.id', 'desc')
        .limit(wanted.pageSize)
        .offset(offsetOf(wanted))
        .execute();
      return { records, rows };
    },
  };
}
export type DayClosesRepository = ReturnType<typeof dayClosesRepository>;

const closesOf = (on: Db, practiceId: number) =>
  on
    .selectFrom('day_closes')
    .leftJoin('users as closer', 'closer.id', 'day_closes.closed_by')
    .leftJoin('users as reopener', 'reopener.id', 'day_closes.reopened_by')
    .select(['day_closes.id', 'day_closes.day', 'day_closes.figures'])
    .select(['starting_cents as startingCents', 'counted_cents as countedCents', 'note'])
    .select(['closer.first_name as closedBy', 'closed_at as closedAt'])
    .select(['reopener.first_name as reopenedBy', 'reopened_at as reopenedAt'])
    .select('reopen_reason as reopenReason')
    .where('day_closes.practice_id', '=', practiceId);

async function dayOf(on: Db, practiceId: number, day: string): Promise<Day> {
  const figures = await figuresOf(on, practiceId, day);
  const closes: StoredClose[] = await closesOf(on, practiceId).where('day', '=', day).execute();
  const latest = await on
    .selectFrom('day_closes')
    .select('starting_cents')
    .where('practice_id', '=', practiceId)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const close = closes.find(({ reopenedAt }) => reopenedAt === null) ?? null;
  const digest = digestOf(figures.lines);
  const lines = close?.figures ?? figures.lines;
  return {
    day,
    version: closes.length + closes.filter(({ reopenedAt }) => reopenedAt !== null).length,
    lines,
    names: await fullNamesOf(on, lines),
    digest,
    pendingCents: figures.pendingCents,
    startingCents: latest?.starting_cents ?? null,
    close,
    changed: close !== null && digestOf(close.figures) !== digest,
  };
}

async function fullNamesOf(on: Db, lines: readonly DayLine[]): Promise<Map<string, string>> {
  const users = await on
    .selectFrom('users')
    .select(['username', 'first_name as fullName'])
    .where(sql<boolean>`username = any(${lines.map(({ userName }) => userName)}::text[])`)
    .execute();
  return new Map(users.map(({ username, fullName }) => [username, fullName]));
}
