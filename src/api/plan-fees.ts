import { addDays } from '#domain/date/day.ts';
import { centsOfDollars, dollarsOf } from '#domain/money/money.ts';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import {
  type FeeEffect,
  type FeeLevel,
  type FeePreview,
  NOTICE_DAYS,
  type NoticeDays,
  PLAN_FEES_PAGE_SIZE,
  type PlanFeeDetail,
  type PlanFeePage,
  type PlanFees,
} from '#domain/plan/plan-fee.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import type { components } from './schema.d.ts';
import {
  type Guard,
  isCalendarDay,
  isFlag,
  isListOf,
  isMessage,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  pageFields,
} from './shape.ts';
import { withStored } from './stored.ts';

type Wire = components['schemas'];
type ReceivedLevel = Pick<
  Wire['CoverageLevel'],
  | 'coverageLevelId'
  | 'coverageLevelName'
  | 'currentFee'
  | 'percentageIncrease'
  | 'newFee'
  | 'communicationSendDate'
  | 'effectiveDate'
  | 'noticesSent'
  | 'version'
>;
interface ReceivedPlan {
  planId: string;
  planName: string;
  coverageLevels: ReceivedLevel[];
  noticeDays: NoticeDays;
}

const ADDRESS = '/admin/organization/{organizationId}/practice/{practiceId}/plan-fees';

const isNoticeDays = ((value) => NOTICE_DAYS.some((days) => days === value)) as Guard<NoticeDays>;
const planFields = {
  planId: isText,
  planName: isText,
  coverageLevels: isListOf(
    isRecordOf<ReceivedLevel>({
      coverageLevelId: isText,
      coverageLevelName: isText,
      currentFee: isNumber,
      percentageIncrease: isNullOr(isNumber),
      newFee: isNullOr(isNumber),
      communicationSendDate: isNullOr(isCalendarDay),
      effectiveDate: isNullOr(isCalendarDay),
      noticesSent: isFlag,
      version: isNumber,
    }),
  ),
  noticeDays: isNoticeDays,
};
const isPlan = isRecordOf<ReceivedPlan>(planFields);
const isPage = isRecordOf(pageFields(isPlan));
const isDetail = isRecordOf<ReceivedPlan & { history: Wire['PlanFeeEvent'][] }>({
  ...planFields,
  history: isListOf(
    isRecordOf<Wire['PlanFeeEvent']>({
      id: isText,
      kind: isOneOf(['scheduled', 'edited', 'canceled', 'postponed', 'noticesSent']),
      at: isText,
      by: isNullOr(isText),
      coverageLevelName: isText,
      newFee: isNumber,
      communicationSendDate: isCalendarDay,
      effectiveDate: isCalendarDay,
      emails: isNullOr(isNumber),
    }),
  ),
});
const isEffect = isRecordOf<Wire['FeeEffect']>({
  plans: isNumber,
  members: isNumber,
  withoutEmail: isNumber,
  autoRenewing: isNumber,
  renewalsBefore: isNumber,
  yearlyDifference: isNumber,
});
type ReceivedFee = Pick<
  Wire['PlanFeePreview']['levels'][number],
  'planName' | 'coverageLevelName' | 'currentFee' | 'newFee' | 'effect'
>;
const isPreview = isRecordOf<Omit<Wire['PlanFeePreview'], 'levels'> & { levels: ReceivedFee[] }>({
  communicationSendDate: isCalendarDay,
  effectiveDate: isCalendarDay,
  levels: isListOf(
    isRecordOf<ReceivedFee>({
      planName: isText,
      coverageLevelName: isText,
      currentFee: isNumber,
      newFee: isNumber,
      effect: isEffect,
    }),
  ),
  total: isEffect,
  notEmailed: isListOf(isRecordOf({ memberId: isText, name: isText })),
  notice: isRecordOf({ subject: isText, text: isText }),
});

export async function listPlanFees(
  client: PortalClient,
  path: PracticePath,
  page: number,
  signal: AbortSignal,
): Promise<PlanFeePage> {
  const query = { Page: page, PageSize: PLAN_FEES_PAGE_SIZE };
  const answer = await answerOf(client.GET(ADDRESS, { params: { path, query }, signal }), isPage);
  return {
    records: answer.info.records,
    plans: answer.results.map(planFrom),
    noticeDays: answer.results[0]?.noticeDays ?? NOTICE_DAYS[0],
  };
}

export async function getPlanFee(
  client: PortalClient,
  path: PracticePath & { planId: string },
  signal: AbortSignal,
): Promise<PlanFeeDetail> {
  const { history, ...plan } = await answerOf(
    client.GET(`${ADDRESS}/{planId}`, { params: { path }, signal }),
    isDetail,
  );
  return {
    plan: planFrom(plan),
    noticeDays: plan.noticeDays,
    history: history.map(({ coverageLevelName, newFee, communicationSendDate, ...event }) => ({
      ...event,
      levelName: coverageLevelName,
      newFeeCents: centsOfDollars(newFee),
      noticeDate: communicationSendDate,
    })),
  };
}

/** A dry run: it changes nothing. */
export async function previewPlanFees(
  client: PortalClient,
  path: PracticePath,
  request: FeeRequest,
  signal: AbortSignal,
): Promise<FeePreview> {
  const body = { ...increasesBody(request), replaces: request.mode === 'edit' };
  const call = client.POST(`${ADDRESS}/preview`, { params: { path }, body, signal });
  const answer = await answerOf(call, isPreview).catch(withStoredPlans);
  return {
    noticeDate: answer.communicationSendDate,
    effectiveDate: answer.effectiveDate,
    fees: answer.levels.map(({ planName, coverageLevelName, currentFee, newFee, effect }) => ({
      planName,
      levelName: coverageLevelName,
      feeCents: centsOfDollars(currentFee),
      newFeeCents: centsOfDollars(newFee),
      effect: effectFrom(effect),
    })),
    total: effectFrom(answer.total),
    notEmailed: answer.notEmailed,
    notice: answer.notice,
  };
}

/**
 * Schedules increases, or changes the scheduled one.
 *
 * @returns the text of the toast
 */
export async function changePlanFees(
  client: PortalClient,
  path: PracticePath,
  request: FeeRequest,
): Promise<{ message: string }> {
  const [level] = request.levels;
  if (request.mode === 'increase' || level === undefined)
    return answerOf(
      client.POST(`${ADDRESS}/increase`, { params: { path }, body: increasesBody(request) }),
      isMessage,
    ).catch(withStoredPlans);
  const { planId, levelId, version } = level;
  const body = {
    coverageLevelId: levelId,
    version,
    ...changeBody(request),
    communicationSendDate: addDays(request.effectiveDate, -request.noticeDays),
    effectiveDate: request.effectiveDate,
  };
  const edit = client.PUT(`${ADDRESS}/{planId}/edit`, { params: { path: { ...path, planId } }, body });
  await doneBy(edit).catch(withStoredPlans);
  return { message: 'Fee increase updated' };
}

export function cancelPlanFee(
  client: PortalClient,
  path: PracticePath,
  { planId, levelId, version }: Pick<FeeLevel, 'planId' | 'levelId' | 'version'>,
): Promise<void> {
  const address = `${ADDRESS}/{planId}/coverageLevel/{coverageLevelId}/cancel` as const;
  const params = { path: { ...path, planId, coverageLevelId: levelId }, query: { Version: version } };
  return doneBy(client.PUT(address, { params }));
}

const changeBody = ({ change }: FeeRequest) =>
  change.kind === 'percent'
    ? { rateIncreaseType: 0 as const, percentageIncrease: change.percent }
    : { rateIncreaseType: 1 as const, newFee: dollarsOf(change.newFeeCents) };

const increasesBody = (request: FeeRequest): Wire['PlanFeeIncreases'] => ({
  levels: request.levels.map(({ planId, levelId, version }) => ({
    planId,
    coverageLevelId: levelId,
    version,
  })),
  ...changeBody(request),
  noticeDays: request.noticeDays,
  effectiveDate: request.effectiveDate,
});

const effectFrom = ({ yearlyDifference, ...effect }: Wire['FeeEffect']): FeeEffect => ({
  ...effect,
  yearlyCents: centsOfDollars(yearlyDifference),
});

const planFrom = ({ planId, planName, coverageLevels }: ReceivedPlan): PlanFees => ({
  id: planId,
  name: planName,
  levels: coverageLevels.map((level) => levelFrom({ planId, planName }, level)),
});

const withStoredPlans = withStored(isPlan, planFrom);

const levelFrom = (plan: Pick<ReceivedPlan, 'planId' | 'planName'>, level: ReceivedLevel): FeeLevel => {
  const { newFee, communicationSendDate, effectiveDate } = level;
  const isScheduled = newFee !== null && communicationSendDate !== null && effectiveDate !== null;
  return {
    ...plan,
    levelId: level.coverageLevelId,
    name: level.coverageLevelName,
    feeCents: centsOfDollars(level.currentFee),
    version: level.version,
    increase: isScheduled
      ? {
          percent: level.percentageIncrease,
          newFeeCents: centsOfDollars(newFee),
          noticeDate: communicationSendDate,
          effectiveDate,
          noticesSent: level.noticesSent,
        }
      : null,
  };
};
