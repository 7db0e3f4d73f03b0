import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import { HttpError } from '../http/http-error.ts';
import { type FeeReach, listFeeReaches } from './fee-effects.queries.ts';
import { type FeeEvent, listFeeEvents } from './fee-history.queries.ts';
import { carryOut, lockLevels } from './fee-writes.queries.ts';
import {
  type FeeDecision,
  type FeeIncrease,
  feeStateOn,
  type IncreaseWanted,
  inStepWith,
  type LevelState,
  type NoticeDays,
} from './fees.ts';

export interface PricedLevel {
  levelId: string;
  name: string;
  state: LevelState;
  isSubscription: boolean;
  enrollmentFeeCents: number;
  monthlyPaymentCents: number;
  recurringShareIsPercentage: boolean;
  /** Hundredths of a percent, or cents. */
  recurringShareHundredths: number;
}

export interface PricedPlan {
  planId: string;
  name: string;
  /** Required by the law of the practice's state. */
  noticeDays: NoticeDays;
  levels: readonly PricedLevel[];
}

export interface FeePath {
  practiceId: string;
  planId: string;
  levelId: string;
}

/** A level of a practice, and the version of it that the caller has read. */
interface FeeLevelWanted {
  planId: string;
  levelId: string;
  version: number;
}

export interface PreviewedLevel {
  plan: PricedPlan;
  level: PricedLevel;
  newFeeCents: number;
  reach: FeeReach;
}

export interface FeePreview {
  practice: { name: string; phone: string };
  levels: readonly PreviewedLevel[];
}

interface StoredLevel extends Omit<PricedLevel, 'state'> {
  feeCents: number;
  version: number;
  increases: FeeIncrease[];
}
interface StoredPlan {
  planId: string;
  name: string;
  levels: StoredLevel[];
}

interface FeePractice {
  name: string;
  phone: string;
  today: string;
  noticeDays: NoticeDays;
}

type Decide = (state: LevelState, version?: number) => FeeDecision;
export interface RejectedLevel {
  planId: string;
  rejection: HttpError;
}

export function planFeesRepository(db: Db, clock: Clock, longNoticeStates: readonly string[]) {
  async function practiceOf(practiceId: string, on: Db = db): Promise<FeePractice | undefined> {
    const row = await on
      .selectFrom('practices')
      .select(['name', 'phone', 'time_zone', 'state'])
      .where('id', '=', recordNumber(practiceId))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      name: row.name,
      phone: row.phone,
      today: dayIn(row.time_zone, clock()),
      noticeDays: longNoticeStates.includes(row.state) ? 90 : 60,
    };
  }

  async function findAll(practiceId: string, planIds: readonly string[], on: Db): Promise<PricedPlan[]> {
    const practice = await practiceOf(practiceId, on);
    if (!practice) return [];
    const { rows } = await sql<StoredPlan>`
      select ${PLAN_COLUMNS} from offered_plans
      where practice_id = ${recordNumber(practiceId)}
        and id in (${sql.join(planIds.map((id) => recordNumber(id)))})`.execute(on);
    return rows.map((plan) => pricedPlan(plan, practice));
  }

  async function find(practiceId: string, planId: string, on: Db = db): Promise<PricedPlan | undefined> {
    return (await findAll(practiceId, [planId], on))[0];
  }

  /** In the order of the levels; undefined if one is unknown or named twice. */
  async function findLevels(practiceId: string, levels: readonly Omit<FeeLevelWanted, 'version'>[], on: Db) {
    const plans = await findAll(practiceId, [...new Set(levels.map(({ planId }) => planId))], on);
    const found = levels.flatMap(({ planId, levelId }) => {
      const plan = plans.find((each) => each.planId === planId);
      const level = plan?.levels.find((each) => each.levelId === levelId);
      return plan && level ? [{ plan, level }] : [];
    });
    return new Set(found.map(({ level }) => level)).size === levels.length ? found : undefined;
  }

  /** Decides on each level in its locked state. Either all decisions are carried out, or none. */
  async function decideAll(
    practiceId: string,
    userId: string,
    levels: readonly (Omit<FeeLevelWanted, 'version'> & { version: number | undefined })[],
    decide: Decide,
  ): Promise<'done' | RejectedLevel | undefined> {
    return db.transaction().execute(async (transaction) => {
      await lockLevels(transaction, levels);
      const found = await findLevels(practiceId, levels, transaction);
      if (!found) return undefined;
      const decisions = found.map(({ level }, at) => decide(level.state, levels[at]?.version));
      const rejection = firstRejection(found, decisions);
      if (rejection) return rejection;
      for (const [at, decided] of decisions.entries()) {
        const level = levels[at];
        if (level) await carryOut(transaction, level, decided, { userId, now: clock() });
      }
      return 'done';
    });
  }

  return {
    find,

    async list(practiceId: string, wanted: PageWanted): Promise<PageOf<PricedPlan>> {
      const practice = await practiceOf(practiceId);
      if (!practice) return { records: 0, rows: [] };
      const { rows } = await sql<PageOf<StoredPlan>>`
        select (select count(*)::integer from offered_plans where practice_id = ${recordNumber(practiceId)})
            as records,
          (select coalesce(json_agg(page), '[]') from (
            select ${PLAN_COLUMNS} from offered_plans where practice_id = ${recordNumber(practiceId)}
            order by name collate "C", id limit ${wanted.pageSize} offset ${offsetOf(wanted)}
          ) page) as rows`.execute(db);
      const page = rows[0] ?? { records: 0, rows: [] };
      return { records: page.records, rows: page.rows.map((plan) => pricedPlan(plan, practice)) };
    },

    async findWithHistory(
      practiceId: string,
      planId: string,
    ): Promise<{ plan: PricedPlan; history: FeeEvent[] } | undefined> {
      const plan = await find(practiceId, planId);
      return plan && { plan, history: await listFeeEvents(db, plan.planId) };
    },

    /** Undefined for an unknown plan or level. */
    async decide(
      { practiceId, ...level }: FeePath,
      { userId, version }: { userId: string; version: number | undefined },
      decide: Decide,
    ): Promise<PricedPlan | RejectedLevel | undefined> {
      const outcome = await decideAll(practiceId, userId, [{ ...level, version }], decide);
      return outcome === 'done' ? find(practiceId, level.planId) : outcome;
    },

    decideAll,

    /** Changes nothing. */
    async preview(
      practiceId: string,
      levels: readonly FeeLevelWanted[],
      { wanted, decide }: { wanted: IncreaseWanted; decide: Decide },
    ): Promise<FeePreview | RejectedLevel | undefined> {
      const practice = await practiceOf(practiceId);
      const found = await findLevels(practiceId, levels, db);
      if (!practice || !found) return undefined;
      const decisions = found.map(({ level }, at) => decide(level.state, levels[at]?.version));
      const rejection = firstRejection(found, decisions);
      if (rejection) return rejection;
      const keys = levels.map(({ planId, levelId }) => ({ planId: recordNumber(planId), levelId }));
      const reaches = await listFeeReaches(db, keys, { ...wanted, today: practice.today });
      const previewed = found.flatMap((each, at) => {
        const decided = decisions[at];
        const reach = reaches[at];
        if (!reach || !decided || !('newFeeCents' in decided)) return [];
        return [{ ...each, newFeeCents: decided.newFeeCents, reach }];
      });
      return { practice, levels: previewed };
    },
  };
}

/** Names the level if there are several. */
function firstRejection(
  found: readonly { plan: PricedPlan; level: PricedLevel }[],
  decisions: readonly FeeDecision[],
): RejectedLevel | undefined {
  for (const [at, { plan, level }] of found.entries()) {
    const decided = decisions[at];
    if (decided?.kind !== 'rejected') continue;
    const { status, code, message } = decided;
    const reason = found.length === 1 ? message : `${plan.name}, ${level.name}: ${message}`;
    return { planId: plan.planId, rejection: new HttpError(status, code, reason) };
  }
  return undefined;
}

/** JSON returns dates as text. */
const PLAN_COLUMNS = sql`offered_plans.id::text as "planId", offered_plans.name, (
  select coalesce(json_agg(json_build_object(
    'levelId', level_id, 'name', coverage_levels.name, 'feeCents', fee_cents, 'version', fee_version, 'isSubscription', is_subscription,
    'enrollmentFeeCents', enrollment_fee_cents, 'monthlyPaymentCents', monthly_payment_cents,
    'recurringShareIsPercentage', recurring_share_is_percentage,
    'recurringShareHundredths', recurring_share_hundredths,
    'increases', (
      select coalesce(json_agg(json_build_object(
        'id', fee_increases.id, 'rateIncreaseType', rate_increase_type,
        'percentageHundredths', percentage_hundredths, 'newFeeCents', new_fee_cents,
        'communicationSendDate', communication_send_date, 'effectiveDate', effective_date,
        'noticesSent', notices_sent_at is not null)), '[]')
      from fee_increases
      where fee_increases.offered_plan_id = offered_plans.id and fee_increases.level_id = coverage_levels.level_id
        and cancelled_at is null)
  ) order by position), '[]')
  from coverage_levels where coverage_levels.offered_plan_id = offered_plans.id) as levels`;

const pricedPlan = (
  { planId, name, levels }: StoredPlan,
  { today, noticeDays }: Pick<FeePractice, 'today' | 'noticeDays'>,
): PricedPlan => ({
  planId,
  name,
  noticeDays,
  levels: levels.map(({ feeCents, version, increases, ...level }) => {
    const state = { ...feeStateOn(today, feeCents, increases), noticeDays, version };
    const fee = { from: feeCents, to: state.feeCents };
    return { ...level, state, monthlyPaymentCents: inStepWith(fee, level.monthlyPaymentCents) };
  }),
});
