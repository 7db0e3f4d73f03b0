import { addDays, addMonths, addYears } from '#domain/date/day.ts';
import { TERM_YEARS } from '../plans/plan-term.ts';
import type { HouseholdOutline } from './households.ts';
import type { Random } from './random.ts';
import { AD_HOC_PLAN_NAMES, LEGACY_PLAN_NAMES } from './words.ts';

export interface SeedPlan {
  name: string;
  coverage_level_id: string;
  coverage_level: string;
  start_date: string;
  end_date: string;
  auto_renew: boolean;
  inactive: boolean;
  template_type: 'Legacy' | 'Ad-hoc';
  schedule_date: string | null;
  add_additional_member_cents: number;
  fee_cents: number;
}

export type FeeOf = (planName: string, levelId: string) => number;

/** `person` is an index in the household. */
export interface HeldPlan {
  plan: SeedPlan;
  members: readonly { person: number; relationship: 'Self' | 'Dependent'; disabled: boolean }[];
  /** Oldest first. */
  due: readonly { amount_cents: number; paid_cents: number; due_date: string }[];
}

/** SAMPLE-1 */
export const AMOUNT_DUE_CENTS = 3000;

export const COVERAGE_LEVELS = [
  { id: 'one', name: 'Individual', people: 1, adults: 1 },
  { id: 'two', name: 'Two members', people: 2, adults: 2 },
  { id: 'family', name: 'Family', people: 8, adults: 2 },
] as const;

export function plansOf(
  random: Random,
  outline: HouseholdOutline,
  { today, feeOf }: { today: string; feeOf: FeeOf },
): HeldPlan[] {
  if (outline.coverage === 'none') return [];
  const people = 1 + outline.dependentBirthDates.length;
  const plan = planEnding(random, outline, people, feeOf);
  const members = Array.from({ length: people }, (_, person) => ({
    person,
    relationship: person === 0 ? ('Self' as const) : ('Dependent' as const),
    disabled: person > 0 && random.chance(0.05),
  }));
  const due = outline.isDue ? dueOf(plan, addDays(today, -random.whole(1, 25)), today) : [];
  const held: HeldPlan = { plan, members, due };
  if (!outline.renewed) return [held];
  const before = { ...plan, ...termEnding(plan.start_date), auto_renew: true };
  return [held, { plan: before, members: members.slice(0, 1), due: [] }];
}

function planEnding(random: Random, outline: HouseholdOutline, people: number, feeOf: FeeOf): SeedPlan {
  const legacy = outline.templateType === 'Legacy';
  const level = COVERAGE_LEVELS[Math.min(people, COVERAGE_LEVELS.length) - 1] ?? COVERAGE_LEVELS[0];
  const term = termEnding(outline.endDate);
  const name = random.pick(legacy ? LEGACY_PLAN_NAMES : AD_HOC_PLAN_NAMES);
  return {
    name,
    coverage_level_id: level.id,
    coverage_level: level.name,
    ...term,
    auto_renew: outline.coverage === 'active' && random.chance(0.6),
    inactive: outline.coverage === 'inactive',
    template_type: outline.templateType,
    schedule_date: outline.monthly ? addDays(term.start_date, random.whole(0, 27)) : null,
    add_additional_member_cents: random.pick([7900, 9900, 12_900]),
    fee_cents: feeOf(name, level.id),
  };
}

const termEnding = (endDate: string) => ({ start_date: addYears(endDate, -TERM_YEARS), end_date: endDate });

const MONTHS_A_YEAR = 12;

const paymentsATerm = ({ schedule_date }: SeedPlan): number => (schedule_date === null ? 1 : MONTHS_A_YEAR);

export const paymentCentsOf = (plan: SeedPlan): number => Math.ceil(plan.fee_cents / paymentsATerm(plan));

export const datesOf = (plan: SeedPlan): string[] =>
  Array.from({ length: paymentsATerm(plan) }, (_, month) => addMonths(plan.start_date, month));

/** The rest of a yearly payment, or of the last installments. A plan that has not cost that much yet owes nothing. */
function dueOf(plan: SeedPlan, date: string, today: string): HeldPlan['due'] {
  if (plan.schedule_date === null) return [{ amount_cents: AMOUNT_DUE_CENTS, paid_cents: 0, due_date: date }];
  const amount_cents = paymentCentsOf(plan);
  const count = Math.ceil(AMOUNT_DUE_CENTS / amount_cents);
  const dates = datesOf(plan).filter((each) => each <= today);
  if (dates.length < count) return [];
  return dates.slice(-count).map((due_date, at) => ({
    amount_cents,
    paid_cents: at === 0 ? amount_cents * count - AMOUNT_DUE_CENTS : 0,
    due_date,
  }));
}
