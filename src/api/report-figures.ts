import { centsOfDollars } from '#domain/money/money.ts';
import type {
  GoalFigures,
  GoalMonth,
  MemberFigures,
  NamedFigure,
  PracticeFigures,
  ReportSpan,
  RevenueFigures,
  RevenueMonth,
  TodayFigures,
} from '#domain/report/report-pages.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { type Guarded, isCalendarDay, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

const isToday = isRecordOf({
  day: isCalendarDay,
  counts: isRecordOf({
    endsSoon: isNumber,
    pastDue: isNumber,
    paymentFailed: isNumber,
    cardExpires: isNumber,
    benefitDenied: isNumber,
  }),
  pastDueAmount: isNumber,
  failedAmount: isNumber,
  renewalAmount: isNumber,
  goal: isRecordOf({ setting: isNumber, met: isNumber, expected: isNumber }),
});

const isMemberMonth = isRecordOf({
  month: isText,
  active: isNumber,
  added: isNumber,
  renewed: isNumber,
  lapsed: isNumber,
  activeBefore: isNumber,
});
const isNamedCount = isRecordOf({ name: isText, count: isNumber });
const isMembers = isRecordOf({
  day: isCalendarDay,
  months: isListOf(isMemberMonth),
  before: isListOf(isMemberMonth),
  byPlan: isListOf(isNamedCount),
  byAge: isListOf(isNamedCount),
});

const isRevenueMonth = isRecordOf({
  month: isText,
  collected: isNumber,
  recurring: isNumber,
  refunded: isNumber,
});
const isNamedAmount = isRecordOf({ name: isText, amount: isNumber, count: isNumber });
const isRevenue = isRecordOf({
  day: isCalendarDay,
  months: isListOf(isRevenueMonth),
  before: isListOf(isRevenueMonth),
  byStatus: isListOf(isNamedAmount),
  byType: isListOf(isNamedAmount),
  pastDue: isListOf(isNamedAmount),
  forecast: isListOf(
    isRecordOf({ month: isText, renewals: isNumber, renewalFees: isNumber, installments: isNumber }),
  ),
});

const isGoalMonth = isRecordOf({ month: isText, goal: isNumber, met: isNumber });
const isGoals = isRecordOf({
  day: isCalendarDay,
  months: isListOf(isGoalMonth),
  before: isListOf(isGoalMonth),
});

const isPractices = isRecordOf({
  day: isCalendarDay,
  practices: isListOf(
    isRecordOf({
      practiceId: isText,
      name: isText,
      active: isNumber,
      added: isNumber,
      renewed: isNumber,
      lapsed: isNumber,
      collected: isNumber,
      pastDueAmount: isNumber,
      goal: isNumber,
      met: isNumber,
      pace: isNumber,
    }),
  ),
});

const paramsOf = (practiceId: string, { from, to, of }: ReportSpan) =>
  ({ path: { practiceId }, query: { From: from, To: to, Of: of } }) as const;

export async function getReportToday(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<TodayFigures> {
  const params = { path: { practiceId } };
  const call = client.GET('/reporting/practice/{practiceId}/today', { params, signal });
  const { day, counts, pastDueAmount, failedAmount, renewalAmount, goal } = await answerOf(call, isToday);
  return {
    day,
    counts,
    pastDueCents: centsOfDollars(pastDueAmount),
    failedCents: centsOfDollars(failedAmount),
    renewalCents: centsOfDollars(renewalAmount),
    goal: {
      settingCents: centsOfDollars(goal.setting),
      metCents: centsOfDollars(goal.met),
      expectedCents: centsOfDollars(goal.expected),
    },
  };
}

export async function getReportMembers(
  client: PortalClient,
  practiceId: string,
  span: ReportSpan,
  signal: AbortSignal,
): Promise<MemberFigures> {
  const params = paramsOf(practiceId, span);
  const call = client.GET('/reporting/practice/{practiceId}/members', { params, signal });
  const { byPlan, byAge, ...rest } = await answerOf(call, isMembers);
  const counted = ({ name, count }: { name: string; count: number }) => ({ name, count, cents: 0 });
  return { ...rest, byPlan: byPlan.map(counted), byAge: byAge.map(counted) };
}

const revenueOf = (month: Guarded<typeof isRevenueMonth>): RevenueMonth => ({
  month: month.month,
  collectedCents: centsOfDollars(month.collected),
  recurringCents: centsOfDollars(month.recurring),
  refundedCents: centsOfDollars(month.refunded),
});

const namedOf = ({ name, amount, count }: Guarded<typeof isNamedAmount>): NamedFigure => ({
  name,
  count,
  cents: centsOfDollars(amount),
});

export async function getReportRevenue(
  client: PortalClient,
  practiceId: string,
  span: ReportSpan,
  signal: AbortSignal,
): Promise<RevenueFigures> {
  const params = paramsOf(practiceId, span);
  const call = client.GET('/reporting/practice/{practiceId}/revenue', { params, signal });
  const { day, months, before, byStatus, byType, pastDue, forecast } = await answerOf(call, isRevenue);
  return {
    day,
    months: months.map(revenueOf),
    before: before.map(revenueOf),
    byStatus: byStatus.map(namedOf),
    byType: byType.map(namedOf),
    pastDue: pastDue.map(namedOf),
    forecast: forecast.map(({ month, renewals, renewalFees, installments }) => ({
      month,
      renewals,
      renewalCents: centsOfDollars(renewalFees),
      installmentCents: centsOfDollars(installments),
    })),
  };
}

const goalOf = ({ month, goal, met }: Guarded<typeof isGoalMonth>): GoalMonth => ({
  month,
  goalCents: centsOfDollars(goal),
  metCents: centsOfDollars(met),
});

export async function getReportGoals(
  client: PortalClient,
  practiceId: string,
  span: ReportSpan,
  signal: AbortSignal,
): Promise<GoalFigures> {
  const params = paramsOf(practiceId, span);
  const call = client.GET('/reporting/practice/{practiceId}/goals', { params, signal });
  const { day, months, before } = await answerOf(call, isGoals);
  return { day, months: months.map(goalOf), before: before.map(goalOf) };
}

export async function getReportPractices(
  client: PortalClient,
  practiceId: string,
  { from, to }: ReportSpan,
  signal: AbortSignal,
): Promise<PracticeFigures> {
  const params = { path: { practiceId }, query: { From: from, To: to } };
  const call = client.GET('/reporting/practice/{practiceId}/practices', { params, signal });
  const { day, practices } = await answerOf(call, isPractices);
  return {
    day,
    practices: practices.map(({ collected, pastDueAmount, goal, met, pace, ...counts }) => ({
      ...counts,
      collectedCents: centsOfDollars(collected),
      pastDueCents: centsOfDollars(pastDueAmount),
      goalCents: centsOfDollars(goal),
      metCents: centsOfDollars(met),
      paceCents: centsOfDollars(pace),
    })),
  };
}
