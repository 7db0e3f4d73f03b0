import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { explainFailure } from '#server/cli/explain-failure.ts';
import { openDatabase } from '#server/db/open.ts';
import { commandOver } from '#tests/support/command.ts';
import { suiteDatabase } from '#tests/support/database.ts';
import { END, openRenewingPractice } from '#tests/support/renewals.ts';

const AWAY = 'DATABASE_URL: the database does not respond; start it or correct the address';

describe('a command that fails prints', () => {
  const database = suiteDatabase('tables');

  it('why a job failed', async () => {
    const alder = await openRenewingPractice(database.db, 'Alder Street Dental');
    await alder.addHolder({ end: END });
    await sql`alter table notifications add constraint planted check (false) not valid`.execute(database.db);
    const failed = commandOver(database.db, 'jobs').run('--date', END);
    expect(await failed.catch(explainFailure)).toBe(
      [
        '1 job failed; the others were done.',
        '  new row for relation "notifications" violates check constraint "planted"',
      ].join('\n'),
    );
  });

  it('each cause of several failures once', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const causes = [new Error('One.'), refused, new Error('One.')];
    expect(explainFailure(new AggregateError(causes, '3 jobs failed.'))).toBe(
      `3 jobs failed.\n  One.\n  ${AWAY}`,
    );
  });

  it('that PostgreSQL does not respond, at one address or at several', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const opened = openDatabase({ url: `postgres://portal@${host}:9/none` }).then(({ db }) =>
        sql`select 1`.execute(db),
      );
      expect(await opened.catch(explainFailure)).toBe(AWAY);
    }
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const everywhere = Object.assign(new AggregateError([refused, refused], 'none'), { message: '' });
    expect(explainFailure(everywhere)).toBe(AWAY);
  });

  it('a full disk as the system names it', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(explainFailure(full)).toBe(full.message);
  });
});
