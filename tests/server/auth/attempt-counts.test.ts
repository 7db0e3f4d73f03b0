import { describe, expect, it } from 'vitest';
import { attemptCountsRepository } from '#server/auth/attempt-counts.queries.ts';
import { ENGINES, suiteDatabase } from '../../support/database.ts';

const WINDOW_MS = 1000;
const START = Date.parse('2026-03-16T12:00:00Z');

describe.each(ENGINES)('counts of attempts over %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let time = START;
  const clock = () => new Date(time);
  const stored = () =>
    database.pool.query<{ key: Buffer; number: number }>('select key, number from attempt_counts');

  it('of many attempts at once, exactly the limit passes', async () => {
    const counts = attemptCountsRepository(database.db, clock, WINDOW_MS);
    const waits = await Promise.all(Array.from({ length: 40 }, () => counts.add('many', 10)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.filter((wait) => wait === WINDOW_MS)).toHaveLength(30);
  });

  it('a new window starts after the last one, whose rows are deleted', async () => {
    const counts = attemptCountsRepository(database.db, clock, WINDOW_MS);
    await counts.add('over', 1);
    time += WINDOW_MS - 1;
    expect(await counts.add('over', 1)).toBe(1);
    time += 1;
    expect(await counts.add('over', 1)).toBe(0);
    time += WINDOW_MS;
    await counts.add('patient@mail.test', 1);
    await counts.forget('another');
    const { rows } = await stored();
    expect(rows.map(({ number }) => number)).toEqual([1]);
    expect(rows[0]?.key.toString()).not.toContain('mail');
    expect(rows[0]?.key).toHaveLength(32);
  });
});
