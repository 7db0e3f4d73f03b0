import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { ENGINES } from '#tests/support/database.ts';
import { addPayer, paying } from '#tests/support/payments.ts';
import { addStranger } from '#tests/support/people.ts';
import { type List, outcomeOf, type Schema, suiteServer, suiteUser } from '#tests/support/server.ts';
import { updateRows } from '#tests/support/tables.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { sum } from './report-days.ts';

const IDS = { groupId: 'bridgework', reportId: 'practice' };
const FIGURES = ['today', 'members', 'revenue', 'goals', 'practices'];

/** What the renewals of the subscriber's plans that end last charge automatically of the fees of that day, in cents. */
async function renewalCentsOf(db: Db, patientId: string): Promise<number> {
  const { rows } = await sql<{ cents: number; isMonthly: boolean }>`
    select coalesce(
      (select new_fee_cents from fee_increases increases
        where increases.offered_plan_id = ended.offered_plan_id and increases.level_id = ended.coverage_level_id
          and cancelled_at is null and effective_date <= ended.end_date
        order by effective_date desc, id desc limit 1),
      (select fee_cents from coverage_levels levels
        where levels.offered_plan_id = ended.offered_plan_id and levels.level_id = ended.coverage_level_id)) as cents,
      schedule_date is not null as "isMonthly"
    from (
      select plans.*, max(end_date) over () as last
      from plan_members join plans on plans.id = plan_id
      where patient_id = ${Number(patientId)} and not disabled and not inactive and auto_renew and relationship = 'Self'
    ) ended
    where end_date = last
      and not exists (select from renewals where plan_id = ended.id and next_plan_id is not null)`.execute(
    db,
  );
  return sum(rows.map(({ cents, isMonthly }) => (isMonthly ? Math.round(cents / 12) : cents)));
}

describe.each(ENGINES)('the figures of the report on %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');
  let token: string;
  const tokenFor = async (accessToken: string, organizationId = '1') => {
    const body = { ...IDS, organizationId };
    const answer = await server.call('POST', '/api/reporting/get-auth-token', { token: accessToken, body });
    return answer.json<{ token: string }>().token;
  };
  beforeAll(async () => {
    token = await tokenFor(admin.token);
  });
  const today = (practice = '1', given = token) =>
    server.get<Schema<'ReportToday'>>(`/reporting/practice/${practice}/today`, given);

  it('DASH-2.3: each number of Today equals the rows of the list that it opens, and the amounts equal those of the rows', async () => {
    for (const practice of ['1', '2']) {
      const { counts, pastDueAmount, failedAmount, renewalAmount } = await today(practice);
      const amounts: Record<string, number> = { pastDue: pastDueAmount, paymentFailed: failedAmount };
      for (const [view, count] of Object.entries(counts)) {
        const path = `/patient-management/practice/${practice}/patient/search?View=${view}&PageSize=100`;
        const { info, results } = await admin.get<List<Schema<'PatientRow'>>>(path);
        expect([view, info.records]).toEqual([view, count]);
        const owed = results.reduce((sum, row) => sum + row.pastDue, 0);
        if (view in amounts) expect([view, owed]).toEqual([view, amounts[view]]);
        if (view === 'endsSoon') {
          const fees = await Promise.all(
            results.map(({ patientId }) => renewalCentsOf(server.db, patientId)),
          );
          expect(sum(fees) / 100).toBe(renewalAmount);
          expect(renewalAmount).toBeGreaterThan(0);
        }
      }
    }
  });

  it('DASH-2.5: a renewal or installment paid by card is recurring revenue, and the first payment of a plan is not', async () => {
    const recurring = async () => {
      const path = '/reporting/practice/1/revenue?From=2026-03&To=2026-03';
      const { months } = await server.get<Schema<'ReportRevenue'>>(path, token);
      return Math.round((months[0]?.recurring ?? 0) * 100);
    };
    const before = await recurring();
    const by = paying(server, admin.token);
    for (const paymentType of ['Subscription', 'New'] as const) {
      const payer = await addPayer(server.db);
      await updateRows(server.db, 'payments_due', { plan_id: payer.plan }, { payment_type: paymentType });
      const answer = await by.pay(payer, await by.addAccount(payer), 30);
      expect(answer.statusCode).toBe(200);
    }
    expect(await recurring()).toBe(before + 3000);
  });

  it('DASH-2: the goal of Today is that of the current month, and as much as 16 of 31 days is expected', async () => {
    const { day, goal } = await today();
    const path = '/admin/organization/1/practice/1/goals?Year=2026';
    const { monthlyTargets } = await admin.get<Schema<'GoalRecord'>>(path);
    const { setting, met } = monthlyTargets.march;
    expect(day).toBe('2026-03-16');
    expect(setting).toBeGreaterThan(0);
    expect(goal).toEqual({ setting, met, expected: Math.round((setting * 100 * 16) / 31) / 100 });
  });

  it('DASH-2: each practice side by side has the figures of its own pages, and practices of other organizations are left out', async () => {
    const query = 'From=2025-11&To=2026-03';
    const of = <Figures>(practice: string, page: string) =>
      server.get<Figures>(`/reporting/practice/${practice}/${page}?${query}`, token);
    const { practices } = await of<Schema<'ReportPractices'>>('1', 'practices');
    const theirs = server.db.selectFrom('practices').select('id').where('organization_id', '=', 1);
    const ids = (await theirs.execute()).map(({ id }) => String(id));
    expect(practices.map(({ practiceId }) => practiceId).toSorted()).toEqual(ids.toSorted());
    expect(ids.length).toBeGreaterThan(1);
    const total = (values: readonly number[]) =>
      values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100;
    for (const { practiceId, name: _name, pace, ...row } of practices) {
      const members = await of<Schema<'ReportMembers'>>(practiceId, 'members');
      const revenue = await of<Schema<'ReportRevenue'>>(practiceId, 'revenue');
      const goals = await of<Schema<'ReportGoals'>>(practiceId, 'goals');
      const { goal: current } = await today(practiceId);
      expect(row).toEqual({
        active: members.months.at(-1)?.active,
        added: total(members.months.map(({ added }) => added)),
        renewed: total(members.months.map(({ renewed }) => renewed)),
        lapsed: total(members.months.map(({ lapsed }) => lapsed)),
        collected: total(revenue.months.map(({ collected }) => collected)),
        pastDueAmount: total(revenue.pastDue.map(({ amount }) => amount)),
        goal: total(goals.months.map(({ goal }) => goal)),
        met: total(goals.months.map(({ met }) => met)),
      });
      expect([row.active, row.collected, row.goal].every((figure) => figure > 0)).toBe(true);
      const withGoal = goals.months.filter(({ goal }) => goal > 0);
      const before = total(goals.months.slice(0, -1).map(({ goal }) => goal));
      expect(pace).toBe(total([...withGoal.map(({ met }) => met), -before, -current.expected]));
    }
  });

  it('DASH-2.2, DASH-1.4: the token opens the figures of its organization only, and nothing else', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const theirs = (await server.signIn(stranger.username)).accessToken;
    for (const figure of FIGURES) {
      const at = (practice: string) => `/api/reporting/practice/${practice}/${figure}`;
      expect((await server.call('GET', at('1'), { token })).statusCode).toBe(200);
      expect(outcomeOf(await server.call('GET', at(stranger.practiceId), { token }))).toEqual(NOT_FOUND);
      expect(outcomeOf(await server.call('GET', at('1'), { token: theirs }))).toEqual(NOT_FOUND);
    }
    const other = await tokenFor(admin.token, '3');
    expect(outcomeOf(await server.call('GET', '/api/reporting/practice/1/today', { token: other }))).toEqual(
      NOT_FOUND,
    );
    for (const path of ['/api/user', '/api/patient-management/practice/1/patient/search'])
      expect(outcomeOf(await server.call('GET', path, { token }))).toEqual([401, 'Unauthorized']);
  });

  it('DASH-2: the token ends with the session', async () => {
    const { accessToken, refreshToken } = await server.signIn('frontdesk');
    const given = await tokenFor(accessToken);
    expect((await today('1', given)).day).toBe('2026-03-16');
    await server.call('POST', '/api/sign-out', { body: { refreshToken } });
    const answer = await server.call('GET', '/api/reporting/practice/1/today', { token: given });
    expect(outcomeOf(answer)).toEqual([401, 'Unauthorized']);
  });
});
