import type { components } from '#api/schema.d.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError, refused } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import { centsOf, dollarsOf } from '../http/money.ts';
import type { Services } from '../services.ts';
import {
  cancelIncrease,
  editIncrease,
  type FeeChange,
  type FeeDecision,
  type FeeState,
  type IncreaseWanted,
  planIncrease,
} from './fees.ts';
import type { FeePath, PricedLevel, PricedPlan } from './plan-fees.queries.ts';

type Wire = components['schemas'];
type PlanFees = Pick<Handlers, 'listPlanFees' | 'increasePlanFee' | 'editPlanFee' | 'cancelPlanFee'>;

const HUNDRED = 100;

export function planFees({ fees }: Services): PlanFees {
  async function decide(
    place: FeePath,
    userId: string,
    decision: (state: FeeState) => FeeDecision,
  ): Promise<Wire['PlanFee']> {
    const decided = await fees.decide(place, userId, decision);
    if (decided === undefined) throw new HttpError(400, 'planFeeNotFound');
    if (!('kind' in decided)) return planFeeOnTheWire(decided);
    throw refused(decided);
  }

  return {
    async listPlanFees({ params, query }) {
      const wanted = pageWanted(query);
      return listAnswer(await fees.list(params.practiceId, wanted), wanted, planFeeOnTheWire);
    },

    increasePlanFee: ({ params, body, access }) =>
      decide({ ...params, levelId: body.coverageLevelId }, access.userId, (state) =>
        planIncrease(state, wantedBy(body)),
      ),

    editPlanFee: ({ params, body, access }) =>
      decide({ ...params, levelId: body.coverageLevelId }, access.userId, (state) =>
        editIncrease(state, wantedBy(body)),
      ),

    cancelPlanFee: ({ params, access }) =>
      decide({ ...params, levelId: params.coverageLevelId }, access.userId, cancelIncrease),
  };
}

const wantedBy = (body: Wire['PlanFeeChange']): IncreaseWanted => ({
  change: changeOf(body),
  communicationSendDate: body.communicationSendDate,
  effectiveDate: body.effectiveDate,
});

const changeOf = ({
  rateIncreaseType,
  percentageIncrease = 0,
  newFee = 0,
}: Wire['PlanFeeChange']): FeeChange =>
  rateIncreaseType === 0
    ? { rateIncreaseType, percentageHundredths: Math.round(percentageIncrease * HUNDRED) }
    : { rateIncreaseType, newFeeCents: centsOf(newFee) };

const planFeeOnTheWire = ({ planId, name, levels }: PricedPlan): Wire['PlanFee'] => ({
  planId,
  planName: name,
  coverageLevels: levels.map(levelOnTheWire),
});

function levelOnTheWire(level: PricedLevel): Wire['CoverageLevel'] {
  const { feeCents, planned } = level.state;
  return {
    coverageLevelId: level.levelId,
    coverageLevelName: level.name,
    currentFee: dollarsOf(feeCents),
    percentageIncrease: planned?.percentageHundredths == null ? null : planned.percentageHundredths / HUNDRED,
    newFee: planned ? dollarsOf(planned.newFeeCents) : null,
    communicationSendDate: planned?.communicationSendDate ?? null,
    effectiveDate: planned?.effectiveDate ?? null,
    isSubscriptionPlan: level.isSubscription,
    enrollementFee: dollarsOf(level.enrollmentFeeCents),
    monthlyPaymentAmount: dollarsOf(level.monthlyPaymentCents),
    isWFRecurringSharePercentage: level.recurringShareIsPercentage,
    wfRecurringShare: level.recurringShareHundredths / HUNDRED,
    rateIncreaseType: planned?.rateIncreaseType ?? 0,
  };
}
