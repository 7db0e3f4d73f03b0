import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '#server/db/open.ts';
import type { Signals } from '#server/db/signals.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const notify = (db: Db, payload: string) => sql`select pg_notify('notifications', ${payload})`.execute(db);

/** The signals from now on. The first gap means that listening has begun. */
function heardBy(signals: Signals): string[] {
  const heard: string[] = [];
  signals.on('gap', () => heard.push('gap'));
  signals.on('notifications', (payload) => heard.push(payload));
  return heard;
}

describe.each(ENGINES)('notifications of the database on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase('tables', engine);
  });
  afterEach(() => database.close());

  it('arrive when a transaction commits, and never when it is rolled back', async () => {
    const heard = heardBy(database.signals);
    await sql`select 1`.execute(database.db);
    await vi.waitFor(() => expect(heard).toEqual(['gap']), WAIT);
    const taken = database.db.transaction().execute(async (transaction) => {
      await notify(transaction, 'taken back');
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await database.db.transaction().execute((transaction) => notify(transaction, 'kept'));
    await vi.waitFor(() => expect(heard).toEqual(['gap', 'kept']), WAIT);
  });
});

describe.runIf(ENGINES.includes('postgresql'))('notifications of another server on the database', () => {
  it('arrive, also after the connection was cut', async () => {
    const database = await openTestDatabase('tables', 'postgresql');
    const other = await openDatabase({ url: database.url ?? '' });
    const heard = heardBy(database.signals);
    await vi.waitFor(() => expect(heard).toEqual(['gap']), WAIT);
    await notify(other.db, 'one');
    await vi.waitFor(() => expect(heard).toEqual(['gap', 'one']), WAIT);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(other.db);
    await vi.waitFor(() => expect(heard).toEqual(['gap', 'one', 'gap']), WAIT);
    await notify(other.db, 'two');
    await vi.waitFor(() => expect(heard).toEqual(['gap', 'one', 'gap', 'two']), WAIT);
    await other.close();
    await database.close();
  });
});
