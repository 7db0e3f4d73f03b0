import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';

type Wire = components['schemas'];
type CalendarDate = string;
type Instant = ColumnType<Date, Date | string, Date | string>;

interface ProcedureCodesTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  ada_code: string;
  code_key: GeneratedAlways<string>;
  description: string;
  ucr_cents: number;
  specialty_name: string;
  specialty_key: GeneratedAlways<string>;
  specialty_code: string;
  category: string;
  /** The practice can change and delete custom codes. */
  is_custom: boolean;
  covered_by_memberships: Generated<boolean>;
  /** Incremented by each change. */
  version: Generated<number>;
}

/** A plan on offer; `plans` contains the sold plans. */
interface OfferedPlansTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  name: string;
  /** Per member and term; null without a maximum. */
  annual_maximum_cents: number | null;
  employer_contribution_cents: Generated<number>;
  structure: Generated<string>;
  /** `ME,NH`; empty for every state. */
  sold_in_states: Generated<string>;
}

interface CoverageLevelsTable {
  offered_plan_id: number;
  /** Referenced by `plans.coverage_level_id`: `one`, `two`, `family`. */
  level_id: string;
  position: number;
  name: string;
  /** Before any increase. */
  fee_cents: number;
  is_subscription: boolean;
  enrollment_fee_cents: number;
  /** At the fee before any increase. */
  monthly_payment_cents: number;
  recurring_share_is_percentage: boolean;
  /** Hundredths of a percent, or cents. */
  recurring_share_hundredths: number;
  /** With the subscriber. */
  people: Generated<number>;
  adults: Generated<number>;
  /** A dependent of this age or older counts as an adult. */
  dependent_age_limit: Generated<number>;
  /** Incremented by each change to the fee. */
  fee_version: Generated<number>;
}

/** Never deleted, even if it is canceled. */
interface FeeIncreasesTable {
  id: GeneratedAlways<number>;
  offered_plan_id: number;
  level_id: string;
  rate_increase_type: Wire['RateIncreaseType'];
  percentage_hundredths: number | null;
  new_fee_cents: number;
  communication_send_date: CalendarDate;
  effective_date: CalendarDate;
  planned_by: number | null;
  planned_at: Instant;
  notices_sent_at: Instant | null;
  cancelled_at: Instant | null;
}

/** The history of an increase, with the values after each event. */
interface FeeIncreaseEventsTable {
  id: GeneratedAlways<number>;
  fee_increase_id: number;
  kind: Wire['PlanFeeEvent']['kind'];
  made_by: number | null;
  made_at: Instant;
  new_fee_cents: number;
  communication_send_date: CalendarDate;
  effective_date: CalendarDate;
  emails: number | null;
}

interface PlanDiscountsTable {
  offered_plan_id: number;
  position: number;
  name: string;
  percent_hundredths: number;
}

interface BenefitGroupsTable {
  id: GeneratedAlways<number>;
  offered_plan_id: number;
  position: number;
  benefit: string;
  /** Uses in a term; 0 means no limit. */
  term_limit: number;
}

interface BenefitGroupCodesTable {
  benefit_group_id: number;
  procedure_code_id: number;
}

interface BenefitUsesTable {
  id: GeneratedAlways<number>;
  plan_id: number;
  patient_id: number;
  benefit_group_id: number;
  procedure_code_id: number;
  /** The amount that the plan pays. */
  given_cents: number;
  procedure_date: CalendarDate;
  status: Wire['BenefitRequestStatus'];
  used_by: number | null;
  asked_at: Instant;
  /** False if the patient had no email, or the server sends none. */
  emailed: Generated<boolean>;
  /** Null until the patient answers, and for confirmations of older versions. */
  answered_at: Instant | null;
  undone_at: Instant | null;
  /** The hash of the link's key; null for requests of older versions. */
  answer_key: Buffer | null;
  answer_until: Instant | null;
  /** Null for uses of older versions, and of clients that send no key. */
  idempotency_key: string | null;
}

interface GoalsTable {
  practice_id: number;
  year: number;
  month: number;
  setting_cents: number;
}

/** A year that is saved after this change has versions. */
interface GoalYearsTable {
  practice_id: number;
  year: number;
  version: number;
  changed_by: number | null;
}

export interface OfferTables {
  procedure_codes: ProcedureCodesTable;
  offered_plans: OfferedPlansTable;
  coverage_levels: CoverageLevelsTable;
  fee_increases: FeeIncreasesTable;
  fee_increase_events: FeeIncreaseEventsTable;
  plan_discounts: PlanDiscountsTable;
  benefit_groups: BenefitGroupsTable;
  benefit_group_codes: BenefitGroupCodesTable;
  benefit_uses: BenefitUsesTable;
  goals: GoalsTable;
  goal_years: GoalYearsTable;
}
