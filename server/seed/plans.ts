import { addDays, addYears } from '../calendar-date.ts';
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
}

/** `person` is an index in the household. */
export interface HeldPlan {
  plan: SeedPlan;
  members: readonly { person: number; relationship: 'Self' | 'Dependent'; disabled: boolean }[];
  due: { amount_cents: number; due_date: string } | undefined;
}

/** SAMPLE-1 */
export const AMOUNT_DUE_CENTS = 3000;

export const COVERAGE_LEVELS = [
  { id: 'one', name: 'Individual', people: 1, adults: 1 },
  { id: 'two', name: 'Two members', people: 2, adults: 2 },
  { id: 'family', name: 'Family', people: 8, adults: 2 },
] as const;

export function plansOf(random: Random, outline: HouseholdOutline, today: string): HeldPlan[] {
  if (outline.coverage === 'none') return [];
  const people = 1 + outline.dependentBirthDates.length;
  const plan = planEnding(random, outline, people);
  const members = Array.from({ length: people }, (_, person) => ({
    person,
    relationship: person === 0 ? ('Self' as const) : ('Dependent' as const),
    disabled: person > 0 && random.chance(0.05),
  }));
  const due = outline.isDue
    ? { amount_cents: AMOUNT_DUE_CENTS, due_date: addDays(today, -random.whole(1, 25)) }
    : undefined;
  const held: HeldPlan = { plan, members, due };
  if (!outline.renewed) return [held];
  const before = { ...plan, ...termEnding(plan.start_date), auto_renew: true };
  return [held, { plan: before, members: members.slice(0, 1), due: undefined }];
}

function planEnding(random: Random, outline: HouseholdOutline, people: number): SeedPlan {
  const legacy = outline.templateType === 'Legacy';
  const level = COVERAGE_LEVELS[Math.min(people, COVERAGE_LEVELS.length) - 1] ?? COVERAGE_LEVELS[0];
  const term = termEnding(outline.endDate);
  return {
    name: random.pick(legacy ? LEGACY_PLAN_NAMES : AD_HOC_PLAN_NAMES),
    coverage_level_id: level.id,
    coverage_level: level.name,
    ...term,
    auto_renew: outline.coverage === 'active' && random.chance(0.6),
    inactive: outline.coverage === 'inactive',
    template_type: outline.templateType,
    schedule_date: outline.monthly ? addDays(term.start_date, random.whole(0, 27)) : null,
    add_additional_member_cents: random.pick([7900, 9900, 12_900]),
  };
}

const termEnding = (endDate: string) => ({ start_date: addYears(endDate, -TERM_YEARS), end_date: endDate });
