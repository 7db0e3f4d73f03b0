import type { components } from '#api/schema.d.ts';
import { hundredthsOf } from '#domain/money/arithmetic.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, emailUnavailable, HttpError } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import {
  cancelIncrease,
  editIncrease,
  type FeeChange,
  type FeeDecision,
  type IncreaseWanted,
  type LevelState,
  noticeDate,
  planIncrease,
} from './fees.ts';
import type { FeePath, RejectedLevel } from './plan-fees.queries.ts';
import { feeEventOnTheWire, planFeeOnTheWire, previewOnTheWire } from './plan-fees.wire.ts';

type Wire = components['schemas'];
type PlanFees = Pick<
  Handlers,
  | 'listPlanFees'
  | 'getPlanFee'
  | 'previewPlanFees'
  | 'increasePlanFees'
  | 'increasePlanFee'
  | 'editPlanFee'
  | 'cancelPlanFee'
>;

/** An increase needs a mail server, because its notices are emailed. */
export function planFees({ fees, sendsEmail }: Services): PlanFees {
  async function decide(
    level: FeePath,
    caller: { userId: string; version: number | undefined },
    decision: (state: LevelState, version?: number) => FeeDecision,
  ): Promise<Wire['PlanFee']> {
    const decided = await fees.decide(level, caller, decision);
    if (decided === undefined) throw planFeeNotFound();
    if (!('rejection' in decided)) return planFeeOnTheWire(decided);
    throw await rejectedWithCurrent(level.practiceId, decided);
  }

  /** A conflict returns the stored plan with the other user's change. */
  async function rejectedWithCurrent(practiceId: string, { planId, rejection }: RejectedLevel) {
    if (rejection.code !== 'planFeeChanged') return rejection;
    const plan = await fees.find(practiceId, planId);
    return conflict(rejection.code, rejection.message, plan && [planFeeOnTheWire(plan)]);
  }

  return {
    async listPlanFees({ params, query }) {
      const wanted = pageWanted(query);
      return listAnswer(await fees.list(params.practiceId, wanted), wanted, planFeeOnTheWire);
    },

    async getPlanFee({ params }) {
      const found = await fees.findWithHistory(params.practiceId, params.planId);
      if (!found) throw planFeeNotFound();
      return { ...planFeeOnTheWire(found.plan), history: found.history.map(feeEventOnTheWire) };
    },

    async previewPlanFees({ params, body }) {
      const wanted = increasesWanted(body);
      const rule = body.replaces ? editIncrease : planIncrease;
      const preview = await fees.preview(params.practiceId, levelsOf(body), {
        wanted,
        decide: (state, version) => rule(state, wanted, version),
      });
      if (preview === undefined) throw planFeeNotFound();
      if ('rejection' in preview) throw await rejectedWithCurrent(params.practiceId, preview);
      return previewOnTheWire(preview, wanted);
    },

    async increasePlanFees({ params: { practiceId }, body, access, success }) {
      if (!sendsEmail) throw emailUnavailable();
      const wanted = increasesWanted(body);
      const outcome = await fees.decideAll(practiceId, access.userId, levelsOf(body), (state, version) =>
        planIncrease(state, wanted, version),
      );
      if (outcome === undefined) throw planFeeNotFound();
      if (outcome !== 'done') throw await rejectedWithCurrent(practiceId, outcome);
      return { message: success };
    },

    async increasePlanFee({ params, body, access }) {
      if (!sendsEmail) throw emailUnavailable();
      const level = { ...params, levelId: body.coverageLevelId };
      return decide(level, callerOf(access, body.version), (state, version) =>
        planIncrease(state, wantedBy(body), version),
      );
    },

    editPlanFee: ({ params, body, access }) =>
      decide({ ...params, levelId: body.coverageLevelId }, callerOf(access, body.version), (state, version) =>
        editIncrease(state, wantedBy(body), version),
      ),

    cancelPlanFee: ({ params, query, access }) =>
      decide({ ...params, levelId: params.coverageLevelId }, callerOf(access, query.Version), cancelIncrease),
  };
}

const planFeeNotFound = () => new HttpError(400, 'planFeeNotFound');

const callerOf = ({ userId }: { userId: string }, version: number | undefined) => ({ userId, version });

const levelsOf = ({ levels }: Wire['PlanFeeIncreases']) =>
  levels.map(({ planId, coverageLevelId, version }) => ({ planId, levelId: coverageLevelId, version }));

const wantedBy = (body: Wire['PlanFeeChange']): IncreaseWanted => ({
  change: changeOf(body),
  communicationSendDate: body.communicationSendDate,
  effectiveDate: body.effectiveDate,
});

const increasesWanted = (body: Wire['PlanFeeIncreases']): IncreaseWanted => ({
  change: changeOf(body),
  communicationSendDate: noticeDate(body.effectiveDate, body.noticeDays),
  effectiveDate: body.effectiveDate,
});

const changeOf = ({
  rateIncreaseType,
  percentageIncrease = 0,
  newFee = 0,
}: Pick<Wire['PlanFeeChange'], 'rateIncreaseType' | 'percentageIncrease' | 'newFee'>): FeeChange =>
  rateIncreaseType === 0
    ? { rateIncreaseType, percentageHundredths: hundredthsOf(percentageIncrease) }
    : { rateIncreaseType, newFeeCents: centsOfDollars(newFee) };
