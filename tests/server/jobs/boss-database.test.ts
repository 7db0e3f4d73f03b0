import { describe, expect, it, vi } from 'vitest';
import { bossDatabase } from '#server/jobs/boss-database.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

/** A pool whose statements end as the test decides. */
function poolOf(query: (text: string) => Promise<unknown>) {
  const asked: string[] = [];
  const client = {
    query: (text: string) => {
      asked.push(text);
      return query(text);
    },
    release: vi.fn(),
  };
  return { asked, client, pool: { connect: async () => client } as never };
}

const broken = new Error('The database went away.');
const breaking = () => Promise.reject(broken);

describe('the database of the schedule', () => {
  it('reports a statement that fails, and continues', async () => {
    const { pool, client, asked } = poolOf(breaking);
    const failed = vi.fn();
    const database = bossDatabase(pool, failed);
    database.run();
    expect((await database.executeSql('complete')).rows).toBeUndefined();
    expect(failed.mock.calls).toEqual([[broken]]);
    expect(asked).toEqual(['complete', 'rollback']);
    expect(client.release).toHaveBeenCalledTimes(1);
  });

  it('does not report a run that another server already has', async () => {
    const taken = Object.assign(new Error('the database refused the statement'), { code: '23505' });
    const { pool } = poolOf(() => Promise.reject(taken));
    const failed = vi.fn();
    const database = bossDatabase(pool, failed);
    database.run();
    expect((await database.executeSql('fetch')).rows).toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  });

  it('ends when every statement has its result, and sends none after it', async () => {
    let answer: (rows: unknown) => void = () => undefined;
    const { pool, asked } = poolOf(() => new Promise((resolve) => (answer = resolve)));
    const database = bossDatabase(pool, vi.fn());
    database.run();
    const last = database.executeSql('complete');
    let ended = false;
    const end = database.end().then(() => (ended = true));
    await vi.waitFor(() => expect(asked).toEqual(['complete']), WAIT);
    expect(ended).toBe(false);
    answer({ rows: [1] });
    await end;
    expect((await last).rows).toEqual([1]);
    expect((await database.executeSql('fetch')).rows).toBeUndefined();
    expect(asked).toEqual(['complete']);
  });
});
