import { sql } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { Refusal } from '../refusal.ts';
import { type FeeDecision, type FeeIncrease, type FeeState, feeStateOn, inStepWith } from './fees.ts';

export interface PricedLevel {
  levelId: string;
  name: string;
  state: FeeState;
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
  levels: readonly PricedLevel[];
}

export interface FeePath {
  practiceId: string;
  planId: string;
  levelId: string;
}

interface StoredLevel extends Omit<PricedLevel, 'state'> {
  feeCents: number;
  increases: FeeIncrease[];
}
interface StoredPlan {
  planId: string;
  name: string;
  levels: StoredLevel[];
}

export function planFeesRepository(db: Db, clock: Clock) {
  async function todayIn(practiceId: string, database: Db = db): Promise<string | undefined> {
    const row = await database
      .selectFrom('practices')
      .select('time_zone')
      .where('id', '=', recordNumber(practiceId))
      .executeTakeFirst();
    return row && calendarDateIn(row.time_zone, clock());
  }

  async function find(
    practiceId: string,
    planId: string,
    database: Db = db,
  ): Promise<PricedPlan | undefined> {
    const today = await todayIn(practiceId, database);
    const { rows } = await sql<StoredPlan>`
      select ${PLAN_COLUMNS} from offered_plans
      where practice_id = ${recordNumber(practiceId)} and id = ${recordNumber(planId)}`.execute(database);
    return today && rows[0] ? pricedPlan(rows[0], today) : undefined;
  }

  async function feeStateOf(transaction: Db, place: FeePath): Promise<FeeState | undefined> {
    const plan = await find(place.practiceId, place.planId, transaction);
    return plan?.levels.find(({ levelId }) => levelId === place.levelId)?.state;
  }

  return {
    async list(practiceId: string, wanted: PageWanted): Promise<PageOf<PricedPlan>> {
      const today = (await todayIn(practiceId)) ?? '';
      const { rows } = await sql<PageOf<StoredPlan>>`
        select (select count(*)::integer from offered_plans where practice_id = ${recordNumber(practiceId)})
            as records,
          (select coalesce(json_agg(page), '[]') from (
            select ${PLAN_COLUMNS} from offered_plans where practice_id = ${recordNumber(practiceId)}
            order by name collate "C", id limit ${wanted.pageSize} offset ${offsetOf(wanted)}
          ) page) as rows`.execute(db);
      const page = rows[0] ?? { records: 0, rows: [] };
      return { records: page.records, rows: page.rows.map((plan) => pricedPlan(plan, today)) };
    },

    /**
     * Locks the level, so that decisions and notices wait for each other. @returns the plan afterwards, or the refusal;
     * undefined for an unknown plan or level
     */
    async decide(
      place: FeePath,
      userId: string,
      decision: (state: FeeState) => FeeDecision,
    ): Promise<PricedPlan | Refusal | undefined> {
      return db.transaction().execute(async (transaction) => {
        await sql`
          select from coverage_levels
          where offered_plan_id = ${recordNumber(place.planId)} and level_id = ${place.levelId}
          for update`.execute(transaction);
        await sql`
          select from fee_increases
          where offered_plan_id = ${recordNumber(place.planId)} and level_id = ${place.levelId}
            and cancelled_at is null
          for update`.execute(transaction);
        const state = await feeStateOf(transaction, place);
        if (!state) return undefined;
        const decided = decision(state);
        if (decided.kind === 'refuse') return decided;
        await carryOut(transaction, place, decided, { userId, now: clock() });
        return find(place.practiceId, place.planId, transaction);
      });
    },
  };
}
export type PlanFeesRepository = ReturnType<typeof planFeesRepository>;

/** JSON returns dates as text. */
const PLAN_COLUMNS = sql`offered_plans.id::text as "planId", offered_plans.name, (
  select coalesce(json_agg(json_build_object(
    'levelId', level_id, 'name', coverage_levels.name, 'feeCents', fee_cents, 'isSubscription', is_subscription,
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

const pricedPlan = ({ planId, name, levels }: StoredPlan, today: string): PricedPlan => ({
  planId,
  name,
  levels: levels.map(({ feeCents, increases, ...level }) => {
    const state = feeStateOn(today, feeCents, increases);
    const fee = { from: feeCents, to: state.feeCents };
    return { ...level, state, monthlyPaymentCents: inStepWith(fee, level.monthlyPaymentCents) };
  }),
});

async function carryOut(
  transaction: Db,
  { planId, levelId }: FeePath,
  decided: Exclude<FeeDecision, { kind: 'refuse' }>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (decided.kind === 'cancel') {
    await transaction
      .updateTable('fee_increases')
      .set({ cancelled_at: now })
      .where('id', '=', decided.id)
      .execute();
    return;
  }
  const { change, communicationSendDate, effectiveDate } = decided.wanted;
  const columns = {
    rate_increase_type: change.rateIncreaseType,
    percentage_hundredths: change.rateIncreaseType === 0 ? change.percentageHundredths : null,
    new_fee_cents: decided.newFeeCents,
    communication_send_date: communicationSendDate,
    effective_date: effectiveDate,
    planned_by: recordNumber(userId),
    planned_at: now,
  };
  await (decided.kind === 'replace'
    ? transaction.updateTable('fee_increases').set(columns).where('id', '=', decided.id)
    : transaction
        .insertInto('fee_increases')
        .values({ ...columns, offered_plan_id: recordNumber(planId), level_id: levelId })
  ).execute();
}
