export const BENEFIT_ANSWERS = ['Requested', 'Confirmed', 'Denied'] as const;
export type BenefitAnswer = (typeof BENEFIT_ANSWERS)[number];

/** Insurers deny claims. Here, the patient denies a use. */
export const answerWords = (answer: BenefitAnswer): string =>
  answer === 'Denied' ? 'Denied by patient' : answer;

/** Amounts are whole cents, days YYYY-MM-DD. */
export interface UsedProcedure {
  code: string;
  description: string;
  benefit: string;
  date: string;
  answer: BenefitAnswer;
  /** False if the patient had no email, or the server sends none. */
  isEmailed: boolean;
  /** The fee without a plan. */
  ordinaryCents: number;
  /** What the plan saved; 0 if the patient denied the procedure. */
  savedCents: number;
}

export interface TreatmentTotals {
  ordinaryCents: number;
  savedCents: number;
  /** The savings that the patient was asked to confirm and has not confirmed yet. */
  unansweredCents: number;
  /** The savings that the patient was never asked to confirm. */
  notSentCents: number;
}

/** Denied procedures don't count. */
export function treatmentTotals(procedures: readonly UsedProcedure[]): TreatmentTotals {
  const used = procedures.filter(({ answer }) => answer !== 'Denied');
  const open = used.filter(({ answer }) => answer === 'Requested');
  return {
    ordinaryCents: used.reduce((sum, { ordinaryCents }) => sum + ordinaryCents, 0),
    savedCents: savedBy(used),
    unansweredCents: savedBy(open.filter(({ isEmailed }) => isEmailed)),
    notSentCents: savedBy(open.filter(({ isEmailed }) => !isEmailed)),
  };
}

const savedBy = (used: readonly UsedProcedure[]): number =>
  used.reduce((sum, { savedCents }) => sum + savedCents, 0);
