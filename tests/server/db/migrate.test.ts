import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#server/db/migrations/registry.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';

const NAMES = ['0001_portal', '0002_sessions'];

const denials = (db: Db) =>
  db
    .selectFrom('benefit_uses')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select(['benefit_uses.id', 'asked_at', 'answered_at'])
    .where('practice_id', '=', 1)
    .where('status', '=', 'Denied')
    .orderBy('benefit_uses.id')
    .execute();

describe.each(ENGINES)('the tables on %s', (engine) => {
  it('are migrated once', async () => {
    const { db, close } = await openTestDatabase('tables', engine);
    const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(ran.rows.map(({ name }) => name).slice(0, NAMES.length)).toEqual(NAMES);
    expect(await migrate(db)).toEqual([]);
    await close();
  });

  it('reject a program that is older than they are, with a one-line message', async () => {
    const { db, close } = await openTestDatabase('tables', engine);
    await sql`insert into kysely_migration (name, timestamp) values ('9000_later', '2030-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      'The database is newer than this program (it holds 9000_later): start the newer version.',
    );
    await close();
  });

  it('API-5.8: get the time of each denial from its notification, or from its request', async () => {
    const { db, close } = await openTestDatabase('sample', engine);
    const [denial] = await denials(db);
    await sql`
      update benefit_uses set status = 'Denied', answered_at = asked_at
      where id = (select id from benefit_uses where status = 'Requested' order by id limit 1)`.execute(db);
    const before = await denials(db);
    expect(denial?.answered_at).not.toEqual(denial?.asked_at);
    expect(before).toHaveLength(2);

    await sql`alter table benefit_uses drop column answered_at`.execute(db);
    await sql`create index benefit_uses_denied on benefit_uses (asked_at, patient_id)`.execute(db);
    await MIGRATIONS['0080_benefit_answer_times']?.up(db);
    expect(await denials(db)).toEqual(before);
    await close();
  });

  it('have an index on each column that refers to a patient or a payment account, except in notifications', async () => {
    const { db, close } = await openTestDatabase('tables', engine);
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('patients'::regclass, 'payment_accounts'::regclass)
        and not exists (
          select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`.execute(
      db,
    );
    expect(rows).toEqual([{ column: 'notifications.patient_id' }]);
    await close();
  });

  it('are unchanged if a step fails', async () => {
    const { db, close } = await openTestDatabase('tables', engine);
    const broken = {
      ...MIGRATIONS,
      '9000_broken': {
        up: async (step: typeof db) => {
          await sql`create table half_made (id integer)`.execute(step);
          await sql`create table`.execute(step);
        },
      },
    };
    await expect(migrate(db, broken)).rejects.toThrow('syntax error');
    const { rows } = await sql<{ name: string | null }>`select to_regclass('half_made') as name`.execute(db);
    expect(rows).toEqual([{ name: null }]);
    await close();
  });
});

describe.runIf(ENGINES.includes('postgresql'))('servers that start together', () => {
  it('create the tables once', async () => {
    const { db, url = '', close } = await openTestDatabase('tables', 'postgresql');
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));
    const ran = await Promise.all(servers.map((server) => migrate(server.db)));
    expect(ran.map((names) => names.length).sort()).toEqual([0, 0, 0, Object.keys(MIGRATIONS).length]);
    for (const server of servers) await server.close();
    await close();
  });
});
