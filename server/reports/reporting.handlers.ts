import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { NamedFigure, PracticeRow, TodayFigures } from '#domain/report/report-pages.ts';
import { mapped } from '../db/reading.ts';
import type { Handlers } from '../http/call.ts';
import { emailUnavailable, forbidden, notFound, unauthorized } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { RangeWanted } from './report-range.ts';
import type { GoalMonth, RevenueMonth } from './report-revenue.queries.ts';

type Wire = components['schemas'];
type Reporting = Pick<
  Handlers,
  | 'getReportingToken'
  | 'getReportToday'
  | 'getReportMembers'
  | 'getReportRevenue'
  | 'getReportGoals'
  | 'getReportPractices'
  | 'getWeeklyReport'
  | 'setWeeklyReport'
>;

export const reporting = ({
  users,
  makeReportToken,
  reports,
  subscriptions,
  sendsEmail,
}: Services): Reporting => ({
  async getReportingToken({ access, body }) {
    const { groupId, reportId, organizationId: wanted } = body;
    const user = await users.find(access.userId);
    if (!user) throw unauthorized();
    const [first] = user.organizations;
    if (!first) throw forbidden();
    const organization = wanted === undefined ? first : user.organizations.find(({ id }) => id === wanted);
    if (!organization) throw notFound();
    const { username } = user;
    const { userId, sessionId } = access;
    const claims = { groupId, reportId, username, organizationId: organization.id, userId, sessionId };
    return { token: await makeReportToken(claims) };
  },

  getReportToday: {
    reads: ({ params }) => mapped(reports.today(params.practiceId), todayOnTheWire),
  },

  async getReportMembers({ params, query }) {
    const found = await reports.members(rangeOf(params, query));
    if (!found) throw notFound();
    return found;
  },

  async getReportRevenue({ params, query }) {
    const found = await reports.revenue(rangeOf(params, query));
    if (!found) throw notFound();
    return {
      day: found.day,
      months: found.months.map(revenueOnTheWire),
      before: found.before.map(revenueOnTheWire),
      byStatus: found.byStatus.map(amountOnTheWire),
      byType: found.byType.map(amountOnTheWire),
      pastDue: found.pastDue.map(amountOnTheWire),
      forecast: found.forecast.map(({ month, renewals, renewalCents, installmentCents }) => ({
        month,
        renewals,
        renewalFees: dollarsOf(renewalCents),
        installments: dollarsOf(installmentCents),
      })),
    };
  },

  async getReportGoals({ params, query }) {
    const found = await reports.goals(rangeOf(params, query));
    if (!found) throw notFound();
    const { day, months, before } = found;
    return { day, months: months.map(goalOnTheWire), before: before.map(goalOnTheWire) };
  },

  async getReportPractices({ params: { practiceId }, query: { From, To } }) {
    const found = await reports.practices({ practiceId, from: From, to: To });
    if (!found) throw notFound();
    return { day: found.day, practices: found.practices.map(practiceOnTheWire) };
  },

  getWeeklyReport: async ({ params, access }) => ({
    isSubscribed: await subscriptions.has(access.userId, params.practiceId),
  }),

  async setWeeklyReport({ params, access, body: { isSubscribed } }) {
    if (isSubscribed && !sendsEmail) throw emailUnavailable();
    await subscriptions.set(access.userId, params.practiceId, isSubscribed);
    return { isSubscribed };
  },
});

const rangeOf = (
  { practiceId }: { practiceId: string },
  { From, To, Of }: { From?: string; To?: string; Of?: 'practice' | 'organization' },
): RangeWanted => ({ practiceId, from: From, to: To, ofOrganization: Of === 'organization' });

function todayOnTheWire(found: TodayFigures | undefined): Wire['ReportToday'] {
  if (!found) throw notFound();
  const { day, counts, pastDueCents, failedCents, renewalCents, goal } = found;
  return {
    day,
    counts,
    pastDueAmount: dollarsOf(pastDueCents),
    failedAmount: dollarsOf(failedCents),
    renewalAmount: dollarsOf(renewalCents),
    goal: {
      setting: dollarsOf(goal.settingCents),
      met: dollarsOf(goal.metCents),
      expected: dollarsOf(goal.expectedCents),
    },
  };
}

const amountOnTheWire = ({ name, cents, count }: NamedFigure): Wire['ReportNamedAmount'] => ({
  name,
  amount: dollarsOf(cents),
  count,
});

const revenueOnTheWire = (month: RevenueMonth): Wire['ReportRevenueMonth'] => ({
  month: month.month,
  collected: dollarsOf(month.collectedCents),
  recurring: dollarsOf(month.recurringCents),
  refunded: dollarsOf(month.refundedCents),
});

const goalOnTheWire = ({ month, goalCents, metCents }: GoalMonth): Wire['ReportGoalMonth'] => ({
  month,
  goal: dollarsOf(goalCents),
  met: dollarsOf(metCents),
});

const practiceOnTheWire = ({
  collectedCents,
  pastDueCents,
  goalCents,
  metCents,
  paceCents,
  ...counts
}: PracticeRow): Wire['ReportPractice'] => ({
  ...counts,
  collected: dollarsOf(collectedCents),
  pastDueAmount: dollarsOf(pastDueCents),
  goal: dollarsOf(goalCents),
  met: dollarsOf(metCents),
  pace: dollarsOf(paceCents),
});
