import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';

type Wire = components['schemas'];
type CalendarDate = string;
type Instant = ColumnType<Date, Date | string, Date | string>;

/** A coded procedure of a practice with its ordinary price there. */
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
  /** Made by the practice, who may change all of it and take it away. */
  is_custom: boolean;
  /** Selected by the practice: its memberships cover it. */
  covered_by_memberships: Generated<boolean>;
}

/** A plan that a practice sells; `plans` holds what members bought. */
interface OfferedPlansTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  name: string;
  /** What the plan gives a member in a term at most; none where there is no maximum. */
  annual_maximum_cents: number | null;
  employer_contribution_cents: Generated<number>;
}

interface CoverageLevelsTable {
  offered_plan_id: number;
  /** As `plans.coverage_level_id` has it: `one`, `two`, `family`. */
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
}

/** A fee's increase, planned, in force or called off; none is ever removed. */
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

interface PlanDiscountsTable {
  offered_plan_id: number;
  position: number;
  name: string;
  percent_hundredths: number;
}

/** Codes of a plan's benefit that share a limit. */
interface BenefitGroupsTable {
  id: GeneratedAlways<number>;
  offered_plan_id: number;
  position: number;
  benefit: string;
  /** Times in a term; 0 is not limited by the plan. */
  term_limit: number;
}

interface BenefitGroupCodesTable {
  benefit_group_id: number;
  procedure_code_id: number;
}

/** The use of a benefit, which the patient is asked to confirm. */
interface BenefitUsesTable {
  id: GeneratedAlways<number>;
  plan_id: number;
  patient_id: number;
  benefit_group_id: number;
  procedure_code_id: number;
  /** What the plan gives for it. */
  given_cents: number;
  procedure_date: CalendarDate;
  status: Wire['BenefitRequestStatus'];
  used_by: number | null;
  /** When the patient was asked last. */
  asked_at: Instant;
  undone_at: Instant | null;
  /** The fingerprint of the key in the patient's link; none for requests of older versions. */
  answer_key: Buffer | null;
  answer_until: Instant | null;
}

interface GoalsTable {
  practice_id: number;
  year: number;
  /** 1 to 12. */
  month: number;
  setting_cents: number;
}

export interface OfferTables {
  procedure_codes: ProcedureCodesTable;
  offered_plans: OfferedPlansTable;
  coverage_levels: CoverageLevelsTable;
  fee_increases: FeeIncreasesTable;
  plan_discounts: PlanDiscountsTable;
  benefit_groups: BenefitGroupsTable;
  benefit_group_codes: BenefitGroupCodesTable;
  benefit_uses: BenefitUsesTable;
  goals: GoalsTable;
}
