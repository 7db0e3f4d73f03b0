import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSchedule } from '#server/jobs/schedule.ts';
import { suiteDatabase } from '#tests/support/database.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const NEXT_YEAR = '0 0 1 1 *';
const TIMES = { pollingS: 1, expiryS: 2, expiryCheckS: 1 };

describe('the schedule', () => {
  const database = suiteDatabase('tables');
  let stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    stops = [];
  });

  /** One server's schedule with one job. */
  function serve(name: string, work: () => Promise<unknown>) {
    const stopping = new AbortController();
    const errors: unknown[] = [];
    let crashed = false;
    const pool = Object.assign(Object.create(database.pool), {
      connect: async () => {
        if (crashed) throw new Error('The server has crashed.');
        return database.pool.connect();
      },
    });
    const works = [{ name, cron: NEXT_YEAR, work }];
    const kept = keepSchedule(pool, works, (error) => errors.push(error), stopping.signal, TIMES);
    stops.push(() => {
      stopping.abort();
      return kept;
    });
    const crash = () => {
      crashed = true;
    };
    return { errors, crash };
  }

  const statesOf = async (name: string) => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = ${name} order by created_on`.execute(database.db);
    return rows.map(({ state }) => state);
  };

  it('gives a job to another server soon after the one that ran it has crashed', async () => {
    const started: string[] = [];
    const crashing = serve('crashed', () => {
      started.push('first');
      crashing.crash();
      return new Promise(() => undefined);
    });
    await vi.waitFor(() => expect(started).toEqual(['first']), WAIT);
    const other = serve('crashed', async () => started.push('other'));
    await vi.waitFor(() => expect(started).toEqual(['first', 'other']), WAIT);
    expect(await statesOf('crashed')).toContain('failed');
    expect(other.errors).toEqual([]);
  });

  it('does not start a job beside its own run that takes longer than a turn', async () => {
    let started = 0;
    let end = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { errors } = serve('long', () => {
      started += 1;
      return gate;
    });
    await vi.waitFor(() => expect(started).toBe(1), WAIT);
    await sql`insert into pgboss.job (name) values ('long')`.execute(database.db);
    await vi.waitFor(async () => expect(await statesOf('long')).toEqual(['failed', 'active']), WAIT);
    expect(started).toBe(1);
    end();
    await vi.waitFor(async () => expect(await statesOf('long')).toEqual(['failed', 'completed']), WAIT);
    await sql`insert into pgboss.job (name) values ('long')`.execute(database.db);
    await vi.waitFor(() => expect(started).toBe(2), WAIT);
    expect(errors).toEqual([]);
  });
});
