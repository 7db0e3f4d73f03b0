import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '#server/http/unavailable.ts';
import { ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

describe.each(ENGINES)('transactions on %s', (engine) => {
  const database = suiteDatabase('tables', engine);

  const failing = (code: string) =>
    sql`do ${sql.lit(`begin raise exception 'failed' using errcode = '${code}'; end`)}`;
  async function attemptsOf(statement: RawBuilder<unknown>, failures: number): Promise<number> {
    let attempts = 0;
    await database.db.transaction().execute(async (transaction) => {
      attempts += 1;
      await sql`insert into organizations (name) values (${`Attempt ${attempts}`})`.execute(transaction);
      if (attempts <= failures) await statement.execute(transaction);
    });
    return attempts;
  }

  it.each(['40P01', '40001'])(
    'are retried after the error %s, and leave nothing of an earlier attempt',
    async (code) => {
      expect(await attemptsOf(failing(code), 2)).toBe(3);
      const { rows } = await sql`delete from organizations returning name`.execute(database.db);
      expect(rows).toEqual([{ name: 'Attempt 3' }]);
    },
  );

  it('fail after three attempts, which callers see as a database that is unavailable', async () => {
    const error = await attemptsOf(failing('40P01'), 3).catch((thrown: unknown) => thrown);
    expect([error, isUnavailable(error)]).toMatchObject([{ code: '40P01' }, true]);
    await expect(attemptsOf(failing('23505'), 1)).rejects.toMatchObject({ code: '23505' });
  });

  it.runIf(engine === 'postgresql')('both end if they wait for each other', async () => {
    await sql`insert into organizations (name) values ('One'), ('Two')`.execute(database.db);
    let locked = 0;
    const lockBoth = (names: readonly string[]) =>
      database.db.transaction().execute(async (transaction) => {
        for (const name of names) {
          await sql`select from organizations where name = ${name} for update`.execute(transaction);
          locked += 1;
          await vi.waitUntil(() => locked >= 2, WAIT);
        }
        return names;
      });
    const orders = [
      ['One', 'Two'],
      ['Two', 'One'],
    ];
    expect(await Promise.all(orders.map(lockBoth))).toEqual(orders);
    expect(locked).toBe(5);
  });
});
