import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PLANNED_EACH_TIME } from '#server/db/named-statements.ts';
import { ENGINES, suiteDatabase } from '#tests/support/database.ts';

describe.each(ENGINES)('statements on %s', (engine) => {
  const database = suiteDatabase('tables', engine);

  it('return calendar dates as texts, and whole numbers and amounts as numbers', async () => {
    const { rows } = await sql`
      select date '2024-02-29' as day, 9007199254740991::bigint as whole, 12.30::numeric as amount,
        timestamptz '2026-03-16 12:00:00-04' as instant, array['a', 'b'] as texts, '{"a": [1]}'::jsonb as document
    `.execute(database.db);
    expect(rows).toEqual([
      {
        day: '2024-02-29',
        whole: 9_007_199_254_740_991,
        amount: 12.3,
        instant: new Date('2026-03-16T16:00:00Z'),
        texts: ['a', 'b'],
        document: { a: [1] },
      },
    ]);
  });

  it('reject a whole number that JavaScript would round', async () => {
    await expect(sql`select 9007199254740993::bigint as whole`.execute(database.db)).rejects.toThrow(
      '9007199254740993 is too large for an exact number',
    );
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('are parsed once per connection, except those that are planned each time', async () => {
    const kept = await database.db.connection().execute(async (connection) => {
      for (let time = 0; time < 3; time += 1) {
        await sql`select id from roles where name = ${'ViewerGeneral'}`.execute(connection);
        await sql`${sql.raw(PLANNED_EACH_TIME)} select id from roles where name = ${'x'}`.execute(connection);
      }
      return sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%from roles%'
          and statement not like '%pg_prepared%'`.execute(connection);
    });
    expect(kept.rows).toEqual([{ statement: 'select id from roles where name = $1' }]);
  });

  it('are rolled back when their transaction fails, and the next one works', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await sql`insert into organizations (name) values ('Half')`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('division by zero');
    const { rows } = await sql`select count(*) as organizations from organizations`.execute(database.db);
    expect(rows).toEqual([{ organizations: 0 }]);
  });

  it('name the constraint that a row breaks', async () => {
    await sql`insert into organizations (name) values ('Twice')`.execute(database.db);
    await expect(
      sql`insert into organizations (name) values ('Twice')`.execute(database.db),
    ).rejects.toMatchObject({
      code: '23505',
      constraint: 'organizations_name_key',
    });
  });
});
