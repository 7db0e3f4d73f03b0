import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { read } from '#server/db/reading.ts';
import {
  differencesOfReportSums,
  foldReportSums,
  rebuildReportSums,
} from '#server/reports/report-sums.queries.ts';
import { type ReportsRepository, reportsRepository } from '#server/reports/reports.queries.ts';
import { type Random, randomOf } from '#server/seed/random.ts';
import { whileRunning } from '#tests/support/at-once.ts';
import { ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import type { History } from './report-changes.ts';
import { dayIn, lastDayOf, monthsFrom, plus, sum, yearEarlier } from './report-days.ts';
import { makeHistory } from './report-history.ts';
import {
  naiveActive,
  naiveBy,
  naiveFollowUps,
  naiveMembers,
  naivePayments,
  naiveRevenue,
  naiveToday,
} from './report-recount.ts';

const HISTORIES = times(500, 25);
/** Around midnight at month ends, on a leap day, and at clock changes. */
const NOWS = [
  '2026-03-01T04:30:00Z',
  '2026-03-01T09:59:59Z',
  '2024-02-29T12:00:00Z',
  '2026-03-08T07:30:00Z',
  '2025-12-31T23:59:59Z',
  '2026-01-01T05:00:01Z',
  '2026-11-25T19:00:00Z',
] as const;

const NO_DIFFERENCES = { payments: 0, terms: 0, members: 0, debts: 0 };

interface Case {
  db: Db;
  reports: ReportsRepository;
  history: History;
  today: string;
  months: readonly string[];
  range: { practiceId: string; ofOrganization: boolean; from: string; to: string };
  inScope(record: { practice: number }): boolean;
}

const byName = (rows: readonly { name: string }[] = []) =>
  [...rows].sort((one, other) => (one.name < other.name ? -1 : 1));

async function checkMembers({ reports, history, today, months, range, inScope }: Case) {
  const terms = history.terms.filter(inScope);
  const last = lastDayOf(range.to);
  const atTheEnd = naiveToday(history, inScope, last < today ? last : today);
  const members = await reports.members(range);
  expect(members?.day).toBe(today);
  expect(members?.months).toEqual(naiveMembers(terms, months, today));
  expect(members?.before).toEqual(naiveMembers(terms, months.map(yearEarlier), today));
  const byPlan = (members?.byPlan ?? []).map(({ name, count }) => [name, count]);
  expect(Object.fromEntries(byPlan)).toEqual(atTheEnd.byPlan);
  expect(members?.byAge).toEqual(atTheEnd.byAge);
  const counted = members?.months ?? [];
  return {
    active: sum(counted.map(({ active }) => active)),
    lapsed: sum(counted.map(({ lapsed }) => lapsed)),
    renewed: sum(counted.map(({ renewed }) => renewed)),
  };
}

async function checkRevenue({ reports, history, today, months, range, inScope }: Case) {
  const paid = history.paid.filter(inScope);
  const zones = new Map(history.practices.map(({ id, zone }) => [id, zone]));
  const facts = naiveToday(history, inScope, today);
  const revenue = await reports.revenue(range);
  expect(revenue?.months).toEqual(naiveRevenue(paid, months));
  expect(revenue?.before).toEqual(naiveRevenue(paid, months.map(yearEarlier)));
  expect(byName(revenue?.byStatus)).toEqual(byName(naiveBy(paid, months, zones, 'status')));
  expect(byName(revenue?.byType)).toEqual(byName(naiveBy(paid, months, zones, 'type')));
  expect(revenue?.pastDue).toEqual(facts.pastDue);
  const coming = history.renewals.filter((each) => inScope(each) && each.day >= today);
  const next = monthsFrom(today.slice(0, 7), plus(`${today.slice(0, 7)}-15`, 335).slice(0, 7));
  const scheduled = history.installments.filter((each) => inScope(each) && each.day > today);
  expect(revenue?.forecast).toEqual(
    next.map((month) => {
      const payments = coming.flatMap(naivePayments).filter((payment) => payment.month === month);
      const installments = scheduled.filter(({ day }) => day.slice(0, 7) === month);
      return {
        month,
        renewals: coming.filter(({ day }) => day.slice(0, 7) === month).length,
        renewalCents: sum(payments.map(({ cents }) => cents)),
        installmentCents: sum(installments.map(({ cents }) => cents)),
      };
    }),
  );
  return {
    collected: sum((revenue?.months ?? []).map(({ collectedCents }) => collectedCents)),
    refunded: sum((revenue?.months ?? []).map(({ refundedCents }) => refundedCents)),
    late: sum(facts.pastDue.slice(1).map(({ count }) => count)),
    coming: coming.length,
    monthly: coming.filter(({ isMonthly }) => isMonthly).length,
    scheduled: scheduled.length,
  };
}

/** For one practice and the current month, whatever the range. */
async function checkToday({ db, reports, history, today, range: { practiceId } }: Case) {
  const isOfPractice = ({ practice }: { practice: number }) => String(practice) === practiceId;
  const month = today.slice(0, 7);
  const [paid] = naiveRevenue(history.paid.filter(isOfPractice), [month]);
  const goals = history.goals.filter((each) => isOfPractice(each) && each.month === month);
  const practice = history.practices.find(({ id }) => String(id) === practiceId);
  if (practice === undefined) throw new Error('The practice is of the history.');
  const { counts, failedCents, renewalCents } = naiveFollowUps(history, practice, today);
  const figures = await read(db, reports.today(practiceId));
  expect(figures).toMatchObject({
    day: today,
    counts,
    failedCents,
    renewalCents,
    pastDueCents: sum(naiveToday(history, isOfPractice, today).pastDue.map(({ cents }) => cents)),
    goal: {
      settingCents: sum(goals.map(({ cents }) => cents)),
      metCents: (paid?.collectedCents ?? 0) - (paid?.refundedCents ?? 0),
    },
  });
  return { metThisMonth: Math.abs(figures?.goal.metCents ?? 0), renewalCents, ...counts };
}

async function checkGoals({ reports, history, today, months, range, inScope }: Case) {
  const paid = history.paid.filter(inScope);
  const goalsOf = (wanted: readonly string[]) =>
    naiveRevenue(paid, wanted).map(({ month, collectedCents, refundedCents }) => {
      const ofMonth = history.goals.filter((each) => inScope(each) && each.month === month);
      return {
        month,
        goalCents: sum(ofMonth.map(({ cents }) => cents)),
        metCents: collectedCents - refundedCents,
      };
    });
  const goals = await reports.goals(range);
  const before = goalsOf(months.map(yearEarlier));
  expect(goals).toEqual({ day: today, months: goalsOf(months), before });
  return { goals: sum((goals?.months ?? []).map(({ goalCents }) => goalCents)) };
}

/** For all practices of the organization, whatever the scope. */
async function checkPractices({ reports, history, today, months, range }: Case) {
  const last = lastDayOf(range.to);
  const found = await reports.practices(range);
  expect(found?.day).toBe(today);
  const expected = history.practices.map(({ id }) => {
    const isOfPractice = ({ practice }: { practice: number }) => practice === id;
    const terms = history.terms.filter(isOfPractice);
    const revenue = naiveRevenue(history.paid.filter(isOfPractice), months);
    const members = naiveMembers(terms, months, today);
    const goals = history.goals.filter((each) => isOfPractice(each) && months.includes(each.month));
    const towardGoal = revenue.filter(({ month }) => goals.some((goal) => goal.month === month));
    const collectedCents = sum(revenue.map((month) => month.collectedCents));
    const current = sum(goals.filter(({ month }) => today.startsWith(month)).map(({ cents }) => cents));
    const [year, month, day] = today.split('-').map(Number) as [number, number, number];
    const passed = (current * day) / new Date(year, month, 0).getDate();
    return {
      practiceId: String(id),
      active: naiveActive(terms, last < today ? last : today),
      added: sum(members.map(({ added }) => added)),
      renewed: sum(members.map(({ renewed }) => renewed)),
      lapsed: sum(members.map(({ lapsed }) => lapsed)),
      collectedCents,
      pastDueCents: sum(history.owed.filter(isOfPractice).map(({ cents }) => cents)),
      goalCents: sum(goals.map(({ cents }) => cents)),
      metCents: collectedCents - sum(revenue.map(({ refundedCents }) => refundedCents)),
      paceCents:
        sum(towardGoal.map(({ collectedCents: collected, refundedCents }) => collected - refundedCents)) -
        sum(goals.filter((goal) => goal.month < today.slice(0, 7)).map(({ cents }) => cents)) -
        Math.round(passed),
    };
  });
  const rows = (found?.practices ?? []).map(({ name: _name, ...row }) => row);
  expect(rows).toEqual(expected);
  return { sideBySide: sum(rows.map(({ active, collectedCents }) => active + collectedCents)) };
}

async function casesOf(db: Db, random: Random, name: string): Promise<Case[]> {
  const now = new Date(random.pick(NOWS));
  const history = await makeHistory(db, random, name, now.toISOString().slice(0, 10));
  const [first] = history.practices;
  if (first === undefined) throw new Error('A history has practices.');
  const today = dayIn(first.zone, now);
  const reports = reportsRepository(db, () => now);
  return [false, true].map((ofOrganization) => {
    const to = random.pick([today, plus(today, 40), plus(today, -300)] as const).slice(0, 7);
    const from = plus(`${to}-15`, -31 * random.whole(0, 14)).slice(0, 7);
    return {
      db,
      reports,
      history,
      today,
      months: monthsFrom(from, to),
      range: { practiceId: String(first.id), ofOrganization, from, to },
      inScope: ({ practice }) => ofOrganization || practice === first.id,
    };
  });
}

const payAttempts = (db: Db) =>
  sql`update transactions set payment_type = 'Upgrade' where date_paid is null`.execute(db);

const changeTimeZones = (db: Db) =>
  sql`update practices set time_zone =
    case time_zone when 'Pacific/Guam' then 'Pacific/Honolulu' else 'Pacific/Guam' end`.execute(db);

describe.each(ENGINES)('the figures of random histories on %s', (engine) => {
  const database = suiteDatabase('sample', engine);
  const seen = new Map<string, number>();
  afterAll(() => {
    expect([...seen].filter(([, total]) => total === 0)).toEqual([]);
  });

  it('DASH-2.5: every figure equals a naive recount of members, terms, payments, refunds, debts, renewals, cards, denied benefits and goals', async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const name = `History ${engine} ${seed}`;
      for (const one of await casesOf(database.db, randomOf(seed), name)) {
        const counts = {
          ...(await checkMembers(one)),
          ...(await checkRevenue(one)),
          ...(await checkGoals(one)),
          ...(await checkToday(one)),
          ...(await checkPractices(one)),
        };
        for (const [figure, count] of Object.entries(counts))
          seen.set(figure, (seen.get(figure) ?? 0) + count);
      }
    }
    expect(await differencesOfReportSums(database.db)).toEqual(NO_DIFFERENCES);
  });

  it('DASH-2.5: a check finds sums that differ from the records, and a rebuild corrects them', async () => {
    const { db } = database;
    await sql`update report_payments set charge_cents = charge_cents + 1
      where id = (select min(id) from report_payments)`.execute(db);
    await sql`delete from report_members where id = (select min(id) from report_members)`.execute(db);
    await sql`delete from report_terms where patient_id = (select min(patient_id) from report_terms)`.execute(
      db,
    );
    await sql`update payments_due set owed_to = null where id = (select min(id) from payments_due)`.execute(
      db,
    );
    const found = await differencesOfReportSums(db);
    expect(Object.values(found).map((count) => count > 0)).toEqual([true, true, true, true]);
    await rebuildReportSums(db);
    expect(await differencesOfReportSums(db)).toEqual(NO_DIFFERENCES);
  });

  it.each([
    ['rebuild', 'fold', foldReportSums, rebuildReportSums],
    ['fold', 'rebuild', rebuildReportSums, foldReportSums],
    ['fold', 'fold', foldReportSums, foldReportSums],
    ['change of the time zones', 'payment', payAttempts, changeTimeZones],
  ])('DASH-2.5: a %s that starts during a %s counts no change twice', async (_, __, during, starting) => {
    const { db } = database;
    await sql`update transactions set charge_cents = charge_cents + 1
      where id in (select id from transactions where charge_cents > 0 limit 5)`.execute(db);
    await whileRunning<unknown>(database, during, () => starting(db));
    expect(await differencesOfReportSums(db)).toEqual(NO_DIFFERENCES);
  });
});
