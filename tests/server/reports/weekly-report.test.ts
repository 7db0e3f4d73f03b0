import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money/format-money.ts';
import { openDatabase } from '#server/db/open.ts';
import { runDay } from '#server/jobs/run-day.ts';
import { weeklyReports } from '#server/jobs/weekly-reports.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { textsOf } from '#tests/support/pdf-text.ts';
import { addStranger } from '#tests/support/people.ts';
import { outcomeOf, type Schema, suiteServer } from '#tests/support/server.ts';
import { rowOf, updateRows } from '#tests/support/tables.ts';
import { NOT_FOUND } from '../../support/failures.ts';

const PORTAL = 'https://portal.test';
const EAST = '1';
const WEST = '2';
const MINUTE_MS = 60_000;

describe.each(SAMPLED_ENGINES)('the weekly report on %s', (engine) => {
  const server = suiteServer({ engine });
  const passUntil = (time: string) => server.clock.pass(Date.parse(time) - server.clock.now().getTime());
  const jobs = { 'weekly report': weeklyReports(PORTAL) };
  const run = (db = server.db) => runDay({ db, clock: server.clock.now, jobs });
  const access = async (name: string) => (await server.signIn(name)).accessToken;
  const set = async (name: string, practice: string, isSubscribed: boolean) =>
    server.call('PUT', `/api/reporting/practice/${practice}/weekly-report`, {
      token: await access(name),
      body: { isSubscribed },
    });
  const subscriptionOf = async (name: string) =>
    server.get(`/reporting/practice/${EAST}/weekly-report`, await access(name));
  const messages = () =>
    server.db
      .selectFrom('outbox_messages')
      .select(['id', 'practice_id as practice', 'recipient', 'subject', 'body'])
      .where('kind', '=', 'weekly-report')
      .where('practice_id', 'in', [Number(EAST), Number(WEST)])
      .orderBy('id')
      .execute();
  const user = (name: string) => server.db.updateTable('users').where('username', '=', name);

  it('DASH-2.6: a user subscribes to the report of a practice of their organization and unsubscribes; other practices are 404', async () => {
    expect(await subscriptionOf('office')).toEqual({ isSubscribed: false });
    for (const isSubscribed of [true, true, false, true]) {
      expect((await set('office', EAST, isSubscribed)).json()).toEqual({ isSubscribed });
      expect(await subscriptionOf('office')).toEqual({ isSubscribed });
    }
    expect(await subscriptionOf('frontdesk')).toEqual({ isSubscribed: false });
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    expect(outcomeOf(await set(stranger.username, EAST, true))).toEqual(NOT_FOUND);
    expect((await set(stranger.username, stranger.practiceId, true)).statusCode).toBe(200);
  });

  it('DASH-2.6: the report is emailed once a week, from Monday 7 AM in the practice’s time zone, to subscribers who may still open it', async () => {
    for (const [practice, time_zone] of [
      [EAST, 'America/New_York'],
      [WEST, 'America/Los_Angeles'],
    ] as const)
      await updateRows(server.db, 'practices', { id: Number(practice) }, { time_zone });
    await set('office', EAST, true);
    await set('office', WEST, true);
    await set('team', EAST, true);
    await set('team', EAST, false);
    await set('frontdesk', EAST, true);
    await user('frontdesk@bridgework.test').set({ locked: true }).execute();
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const { id } = await rowOf(server.db, 'users', ['id'], { username: stranger.username });
    const at = { practice_id: Number(EAST), created_at: server.clock.now() };
    await server.db
      .insertInto('report_subscriptions')
      .values({ user_id: id, ...at })
      .execute();

    passUntil('2026-03-23T10:59:00Z');
    await run();
    expect(await messages()).toEqual([]);
    server.clock.pass(MINUTE_MS);
    const other = server.database.url ? await openDatabase({ url: server.database.url }) : server.database;
    await Promise.all([run(), run(other.db), run(), run(other.db)]);
    if (other !== server.database) await other.close();
    const sent = await messages();
    expect(sent.map(({ practice, recipient }) => [practice, recipient])).toEqual([
      [Number(EAST), 'office@bridgework.test'],
    ]);
    passUntil('2026-03-23T14:00:00Z');
    await run();
    passUntil('2026-03-25T14:00:00Z');
    await run();
    expect((await messages()).map(({ practice }) => practice)).toEqual([Number(EAST), Number(WEST)]);
    passUntil('2026-03-30T18:00:00Z');
    await run();
    expect(await messages()).toHaveLength(4);
    passUntil('2026-04-08T18:00:00Z');
    await run();
    expect(await messages()).toHaveLength(6);
  });

  it('DASH-2.6: the email and its PDF have the figures of the report, and a link to Settings', async () => {
    await set('office', EAST, true);
    passUntil('2026-04-13T18:00:00Z');
    await run();
    const message = (await messages()).findLast(({ practice }) => String(practice) === EAST);
    const token = await access('office');
    const today = await server.get<Schema<'ReportToday'>>(`/reporting/practice/${EAST}/today`, token);
    const revenue = await server.get<Schema<'ReportRevenue'>>(`/reporting/practice/${EAST}/revenue`, token);
    const money = (dollars: number) => formatMoney(Math.round(dollars * 100));
    expect(message?.subject).toMatch(/^Weekly report for \w/);
    expect(message?.body).toContain(`${PORTAL}/settings`);
    expect(message?.body).toContain(`Past due: ${today.counts.pastDue}\n`);
    const file = await server.send({ method: 'GET', url: `/dev/outbox/${message?.id}/file` });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Report 2026-04-13.pdf"',
    });
    const texts = textsOf(file.rawPayload);
    const rowOf = (label: string, values: number, from = 0) =>
      texts.slice(texts.indexOf(label, from) + 1, texts.indexOf(label, from) + 1 + values);
    expect(rowOf('Ends in 30 days', 1)).toEqual([String(today.counts.endsSoon)]);
    expect(rowOf('Expiring cards', 1)).toEqual([String(today.counts.cardExpires)]);
    expect(rowOf('Amount past due', 1)).toEqual([money(today.pastDueAmount)]);
    expect(rowOf('Plan fees to be charged automatically', 1)).toEqual([money(today.renewalAmount)]);
    expect(rowOf('Net collections', 1)).toEqual([money(today.goal.met)]);
    expect(message?.body).toContain(`Net collections this month: ${money(today.goal.met)}\n`);
    expect(rowOf('Expected by today', 1)).toEqual([money(today.goal.expected)]);
    expect(today.goal.setting).toBeGreaterThan(0);
    expect(revenue.months.some(({ collected }) => collected > 0)).toBe(true);
    const recurringAt = texts.indexOf('Recurring revenue and refunds by month');
    const statusAt = texts.indexOf('Payments by status');
    const forecastAt = texts.indexOf('Forecast of the next 12 months');
    const monthOf = (month: string) =>
      new Date(`${month}-01`).toLocaleDateString('en-US', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
    for (const [at, { month, collected, recurring, refunded }] of revenue.months.entries()) {
      const before = revenue.before[at];
      const name = month === '2026-04' ? 'April 2026 so far' : monthOf(month);
      expect(rowOf(name, 2)).toEqual([money(collected), money(before?.collected ?? 0)]);
      expect(rowOf(name, 3, recurringAt)).toEqual([
        money(recurring),
        money(refunded),
        money(before?.recurring ?? 0),
      ]);
    }
    for (const { name, amount } of [...revenue.byStatus, ...revenue.byType, ...revenue.pastDue])
      expect(rowOf(name, 1, statusAt)).toEqual([money(amount)]);
    for (const { month, renewalFees, installments } of revenue.forecast)
      expect(rowOf(monthOf(month), 2, forecastAt)).toEqual([money(renewalFees), money(installments)]);
  });
});
