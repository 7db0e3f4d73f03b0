export const BENEFIT_ANSWERS = ['Requested', 'Confirmed', 'Denied'] as const;
export type BenefitAnswer = (typeof BENEFIT_ANSWERS)[number];

/** A procedure that a member used by a plan. Whole cents, days YYYY-MM-DD. */
export interface UsedProcedure {
  code: string;
  description: string;
  benefit: string;
  date: string;
  /** What the patient said to it. */
  answer: BenefitAnswer;
  /** What it costs without a plan. */
  ordinaryCents: number;
  /** What the plan gave for it; nothing where the patient denied it. */
  savedCents: number;
}

export interface TreatmentTotals {
  ordinaryCents: number;
  savedCents: number;
}

/** What the procedures cost without the plan, and what it saved; what was denied was not used. */
export function treatmentTotals(procedures: readonly UsedProcedure[]): TreatmentTotals {
  const used = procedures.filter(({ answer }) => answer !== 'Denied');
  return {
    ordinaryCents: used.reduce((sum, { ordinaryCents }) => sum + ordinaryCents, 0),
    savedCents: used.reduce((sum, { savedCents }) => sum + savedCents, 0),
  };
}
