import type { components } from '#api/schema.d.ts';
import { percentOf, sumOf } from '#domain/money/arithmetic.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { FeeEvent } from './fee-history.queries.ts';
import { feeNoticeEmail } from './fee-notice.ts';
import type { IncreaseWanted } from './fees.ts';
import type { FeePreview, PreviewedLevel, PricedLevel, PricedPlan } from './plan-fees.queries.ts';

type Wire = components['schemas'];

/** The name that the previewed notice greets. */
const SAMPLE_FIRST_NAME = 'Jordan';

export function previewOnTheWire(
  { practice, levels }: FeePreview,
  { communicationSendDate, effectiveDate }: IncreaseWanted,
): Wire['PlanFeePreview'] {
  const effects = levels.map(effectOf);
  const total = (part: keyof Wire['FeeEffect']) => sumOf(effects.map((effect) => effect[part]));
  /** A subscriber of several plans is named once. */
  const notEmailed = new Map(
    levels.flatMap(({ reach }) => reach.notEmailed).map((each) => [each.memberId, each]),
  );
  const [first] = levels;
  const email = feeNoticeEmail({
    firstName: SAMPLE_FIRST_NAME,
    practice,
    planName: first?.plan.name ?? '',
    levelName: first?.level.name ?? '',
    newFeeCents: first?.newFeeCents ?? 0,
    effectiveDate,
  });
  return {
    communicationSendDate,
    effectiveDate,
    levels: levels.map((each, at) => ({
      planId: each.plan.planId,
      planName: each.plan.name,
      coverageLevelId: each.level.levelId,
      coverageLevelName: each.level.name,
      currentFee: dollarsOf(each.level.state.feeCents),
      newFee: dollarsOf(each.newFeeCents),
      effect: effects[at] ?? effectOf(each),
    })),
    total: {
      plans: total('plans'),
      members: total('members'),
      withoutEmail: total('withoutEmail'),
      autoRenewing: total('autoRenewing'),
      renewalsBefore: total('renewalsBefore'),
      yearlyDifference: dollarsOf(sumOf(levels.map(yearlyCents))),
    },
    notEmailed: [...notEmailed.values()],
    notice: { subject: email.subject, text: email.body },
  };
}

/** Before tax. Leaves out plans without automatic renewal. */
const yearlyCents = ({ level, newFeeCents, reach }: PreviewedLevel): number =>
  (newFeeCents - level.state.feeCents) * reach.autoRenewing;

function effectOf(each: PreviewedLevel): Wire['FeeEffect'] {
  const { notEmailed, ...reach } = each.reach;
  return { ...reach, withoutEmail: notEmailed.length, yearlyDifference: dollarsOf(yearlyCents(each)) };
}

export const feeEventOnTheWire = (event: FeeEvent): Wire['PlanFeeEvent'] => ({
  id: event.id,
  kind: event.kind,
  at: event.at.toISOString(),
  by: event.by,
  coverageLevelName: event.levelName,
  newFee: dollarsOf(event.newFeeCents),
  communicationSendDate: event.communicationSendDate,
  effectiveDate: event.effectiveDate,
  emails: event.emails,
});

export const planFeeOnTheWire = ({ planId, name, noticeDays, levels }: PricedPlan): Wire['PlanFee'] => ({
  planId,
  planName: name,
  coverageLevels: levels.map(levelOnTheWire),
  noticeDays,
});

function levelOnTheWire(level: PricedLevel): Wire['CoverageLevel'] {
  const { feeCents, planned } = level.state;
  return {
    coverageLevelId: level.levelId,
    coverageLevelName: level.name,
    currentFee: dollarsOf(feeCents),
    percentageIncrease:
      planned?.percentageHundredths == null ? null : percentOf(planned.percentageHundredths),
    newFee: planned ? dollarsOf(planned.newFeeCents) : null,
    communicationSendDate: planned?.communicationSendDate ?? null,
    effectiveDate: planned?.effectiveDate ?? null,
    isSubscriptionPlan: level.isSubscription,
    enrollementFee: dollarsOf(level.enrollmentFeeCents),
    monthlyPaymentAmount: dollarsOf(level.monthlyPaymentCents),
    isWFRecurringSharePercentage: level.recurringShareIsPercentage,
    wfRecurringShare: percentOf(level.recurringShareHundredths),
    rateIncreaseType: planned?.rateIncreaseType ?? 0,
    noticesSent: planned?.noticesSent ?? false,
    version: level.state.version,
  };
}
