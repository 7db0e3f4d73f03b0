import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { suiteServer } from '#tests/support/server.ts';

const A_MOMENT_MS = 500;

describe('a server with BACKGROUND_JOBS=off', () => {
  const server = suiteServer();

  it('SAMPLE-2: starts neither the schedule nor the outbox, and the log says so', async () => {
    const warnings: unknown[] = [];
    const log = Object.assign(Object.create(server.app.log), {
      warn: (warning: unknown) => warnings.push(warning),
    });
    const background = server.startJobs({ backgroundJobs: false, smtpUrl: 'smtp://127.0.0.1:9', log });
    await wait(A_MOMENT_MS);
    const { rows } = await sql`select to_regnamespace('pgboss') as schedule`.execute(server.db);
    expect(rows).toEqual([{ schedule: null }]);
    expect(warnings).toEqual(['BACKGROUND_JOBS=off: no jobs run, and emails wait in the outbox']);
    await background.stop();
  });
});
