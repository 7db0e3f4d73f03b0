import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { type DayJob, onceADay } from '#server/jobs/day-job.queries.ts';
import { EXPIRY_NOTICE_DAYS } from '#server/jobs/office-cards.queries.ts';
import { runDay } from '#server/jobs/run-day.ts';
import { commandOver } from '#tests/support/command.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { addPractice } from '#tests/support/patients.ts';
import { addPayer } from '#tests/support/payments.ts';
import { addAccount } from '#tests/support/rows.ts';
import { startTestServer } from '#tests/support/server.ts';
import { rowsOf } from '#tests/support/tables.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const DAY = '2027-03-01';

describe.each(SAMPLED_ENGINES)('the jobs of a day on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let practiceId: number;
  beforeAll(async () => {
    practiceId = await addPractice(database.db, 'Alder Street Dental');
  });

  const run = (date: string) => runDay({ db: database.db, clock: testClock }, date);
  const doneBy = async (job: string, date: string) =>
    (await run(date)).find((report) => report.job === job)?.done;

  const addOfficeCard = (expires_on: string) => addAccount(database.db, practiceId, null, { expires_on });

  it('BELL-5, SAMPLE-2: a practice is notified once of an office card that expires soon, and of no other card', async () => {
    const expiring = await addOfficeCard('2027-03-31');
    await addOfficeCard('2027-04-30');
    await addOfficeCard('2027-02-28');
    expect(EXPIRY_NOTICE_DAYS).toBe(30);
    expect(await doneBy('office cards', '2027-02-28')).toBe(1);
    expect(await doneBy('office cards', DAY)).toBe(1);
    for (const day of [DAY, '2027-03-02', '2027-03-31'])
      expect(await doneBy('office cards', day)).toBe(day === '2027-03-31' ? 1 : 0);
    const notices = await rowsOf(
      database.db,
      'notifications',
      ['text', 'notification_type', 'type_of_notification', 'reference_id'],
      { reference_id: String(expiring) },
    );
    expect(notices).toEqual([
      {
        text: 'The office payment card will expire soon. Please update it to avoid failed transactions.',
        notification_type: 'general',
        type_of_notification: 'OfficeCardExpiring',
        reference_id: String(expiring),
      },
    ]);
  });

  it('a job that fails in one practice is retried there, and does not delay other jobs', async () => {
    await addPractice(database.db, 'Birch Lane Dental');
    let fails = true;
    const jobs = {
      fragile: onceADay('fragile', async (_, { practice }) => {
        if (fails && practice.startsWith('Alder')) throw new Error('broken');
        return 1;
      }),
      sturdy: onceADay('sturdy', async () => 1),
    };
    const runThem = async () =>
      (await runDay({ db: database.db, clock: testClock, jobs }, '2027-06-01')).map(
        ({ job, practices, failures }) => [job, practices, failures.map(({ practiceId }) => practiceId)],
      );
    expect(await runThem()).toEqual([
      ['fragile', 1, [practiceId]],
      ['sturdy', 2, []],
    ]);
    fails = false;
    expect(await runThem()).toEqual([
      ['fragile', 1, []],
      ['sturdy', 0, []],
    ]);
  });

  it('a job that several servers start at once runs once', async () => {
    const other = database.url ? await openDatabase({ url: database.url }) : database;
    let done = 0;
    const jobs = {
      counted: onceADay('counted', async () => {
        done += 1;
        return 1;
      }),
    };
    await Promise.all(
      [database, other, database, other].map(({ db }) =>
        runDay({ db, clock: testClock, jobs }, '2027-06-02'),
      ),
    );
    expect(done).toBe(2);
    if (other !== database) await other.close();
  });

  it('a stop starts a job in no further practice, and the next run finishes it', async () => {
    const stopping = new AbortController();
    const ran: number[] = [];
    const jobs = {
      stopped: onceADay('stopped', async (_, { practiceId: id }) => {
        ran.push(id);
        stopping.abort();
        return 1;
      }),
    };
    const work = { db: database.db, clock: testClock, jobs };
    const [report] = await runDay({ ...work, stopping: stopping.signal }, '2027-06-03');
    expect(report).toMatchObject({ practices: 1, done: 1, failures: [] });
    await runDay(work, '2027-06-03');
    expect(new Set(ran).size).toBe(2);
    expect(ran).toHaveLength(2);
  });

  it('a command runs the jobs of a given date', async () => {
    const { printed, run: jobs } = commandOver(database.db, 'jobs');
    await jobs('--date', '2028-01-01');
    expect(printed).toEqual([
      'office cards\t2 practices\t0 done\t0 failed',
      'fee notices\t2 practices\t0 done\t0 failed',
      'renewals\t2 practices\t0 done\t0 failed',
      'automatic payments\t2 practices\t0 done\t0 failed',
    ]);
    await expect(jobs('--date', '2028-02-30')).rejects.toThrow('--date: a day, such as 2027-03-01.');
  });

  it('CONST-3.4: a job of the day runs in each practice on the day of its own time zone', async () => {
    const honolulu = await addPractice(database.db, 'Harbor Street Dental', { state: 'HI' });
    const daysAt = async (time: string) => {
      const days = new Map<number, string>();
      const noteDay: DayJob = async (_, on) => {
        days.set(on.practiceId, on.day);
        return 0;
      };
      await runDay({ db: database.db, clock: () => new Date(time), jobs: { noteDay } });
      return [days.get(practiceId), days.get(honolulu)];
    };
    expect(await daysAt('2026-03-17T03:59:59Z')).toEqual(['2026-03-16', '2026-03-16']);
    expect(await daysAt('2026-03-17T04:00:00Z')).toEqual(['2026-03-17', '2026-03-16']);
    expect(await daysAt('2026-03-17T10:00:00Z')).toEqual(['2026-03-17', '2026-03-17']);
  });
});

describe.each(SAMPLED_ENGINES)('a server on %s', (engine) => {
  it("SAMPLE-2, BELL-5: runs the day's jobs automatically, sends live notifications of failures, and stops while it waits for the next run", async () => {
    const server = await startTestServer({ engine });
    const { memberId } = await addPayer(server.db, { start: '2025-03-16', end: '2026-03-16' });
    const port = await server.listen();
    const live = await followEvents(
      `http://127.0.0.1:${port}/api/support/practice/1/follow-notifications`,
      (await server.signIn('admin')).accessToken,
    );
    await live.until(1);
    const errors: unknown[] = [];
    const log = Object.assign(Object.create(server.app.log), {
      error: (error: unknown) => errors.push(error),
    });
    const background = server.startJobs({ log });
    const practices = await server.db.selectFrom('practices').select('id').execute();
    await vi.waitFor(async () => {
      const runs = await server.db.selectFrom('job_runs').select(['job', 'day']).execute();
      for (const name of ['office cards', 'weekly report'])
        expect(runs.filter(({ job }) => job === name)).toHaveLength(practices.length);
      expect(new Set(runs.map(({ day }) => day))).toEqual(new Set(['2026-03-16']));
    }, WAIT);
    await vi.waitFor(
      () =>
        expect(live.events.map(({ data }) => data)).toContainEqual(
          expect.objectContaining({ typeOfNotification: 'AutoRenewalFailed', memberId }),
        ),
      WAIT,
    );
    await live.leave();
    await background.stop();
    expect(errors).toEqual([]);
    await server.close();
  });
});
