import type { BenefitRequest, CodeGroup } from '#domain/benefit/benefit.ts';
import type { BenefitPlan, Verdict } from '#domain/benefit/benefit-rule.ts';
import { writtenDate } from '#domain/date/day.ts';
import { writtenInstant } from '#domain/date/written-instant.ts';

export const NO_PLAN = 'There is no plan whose benefits could be looked at.';
export const LOADING = 'Loading the benefits';
export const NOT_LOADED = 'The benefits could not be loaded';
export const OUTDATED = 'This may have changed meanwhile';
export const RETRY = 'Try again';
export const MAXIMUM = 'Annual maximum';
export const UTILIZED = 'Utilized';
export const AVAILABLE = 'Available';
export const NO_MAXIMUM = 'None';
export const NO_MAXIMUM_ABOUT = 'The plan gives without a maximum.';
export const GIVEN = 'Given in this term';
export const DENIED_COUNTS_NOT = 'What a patient has denied counts for nothing.';
export const QUESTION = 'Can we do this today?';
export const QUESTION_FIELD = 'Procedure';
export const QUESTION_HINT = 'A code or plain words, as in X2030 or fluoride';
export const YES = 'Yes';
export const NO = 'No';
export const NOT_COVERED = 'The plan does not cover this.';
export const TREATMENTS = 'Treatment summary';
export const COVERED = 'What the plan covers';
export const NOTHING_COVERED = 'This plan covers no procedures.';
export const NEVER_USED = 'Not used in this term';
export const NOT_LIMITED = 'Not limited by the plan';
export const USE = 'Use';
export const UNDO = 'Take back';
export const ASK_AGAIN = 'Ask again';
export const USE_BENEFIT = 'Use benefit';
export const DAY = 'Day of the procedure';
export const NOT_NOTED = 'The benefit was not used';
export const CANCEL = 'Cancel';
export const UNDO_USE = 'Take back use';
export const KEEP = 'Keep use';
export const UNDO_ADVICE =
  'The benefit counts as not used, and the link that the patient was sent asks nothing any more.';
export const DISCOUNTS = 'Discounts';
export const NO_DISCOUNTS = 'The plan gives no discounts.';
export const CONTRIBUTIONS = 'Contributions';
export const EMPLOYER = 'Employer';
export const MEMBER = 'Member';
export const NO_EMPLOYER = 'None';

export const ANSWERS: Readonly<Record<BenefitRequest['answer'], string>> = {
  Requested: 'Requested',
  Confirmed: 'Confirmed',
  Denied: 'Denied',
};

export const useTitle = (procedure: string) => `Use ${procedure}?`;
export const undoTitle = (benefit: string | undefined) =>
  benefit === undefined ? 'Take back this use?' : `Take back the use of ${benefit}?`;
export const useOf = (procedure: string) => `${USE} ${procedure}`;
export const undoOf = (benefit: string) => `${UNDO} ${benefit}`;
export const askAgainAbout = (benefit: string) => `${ASK_AGAIN} about ${benefit}`;
export const discountOn = ({ name, percent }: { name: string; percent: number }) =>
  `${name}: ${percent}% off the price.`;

/** Who is asked about a use, and how. */
export const askedWords = ({ name, email }: { name: string; email: string }) =>
  email === ''
    ? `${name} has no email address: the use is noted, and nobody is asked to confirm it.`
    : `${name} is asked by email, at ${email}, to confirm it.`;

/** What became of the last asking, and what follows from it. */
export function requestWords({ answer, askedAt }: BenefitRequest, timeZone: string): string {
  const when = writtenInstant(askedAt, timeZone);
  if (answer === 'Requested') return `The patient was asked on ${when}, and has not answered yet.`;
  return answer === 'Confirmed'
    ? `The patient was asked on ${when}, and has confirmed it.`
    : `The patient was asked on ${when}, and has denied it: nothing of it is used.`;
}

export const leftWords = ({ limit, remaining }: CodeGroup) =>
  limit === 0 ? NOT_LIMITED : `${remaining} of ${limit} left in this term`;
export const usedWords = ({ usedOn }: CodeGroup) =>
  usedOn.length === 0 ? NEVER_USED : `Used on ${usedOn.map(writtenDate).join(', ')}`;

/** Why something can be done today or not, and from when on. */
export function verdictWords(verdict: Verdict, plan: BenefitPlan): string {
  if (verdict.can) {
    const left = verdict.remaining === null ? `${NOT_LIMITED}.` : `${verdict.remaining} left in this term.`;
    return verdict.isPaid ? left : `${left} The annual maximum is used up: the plan pays nothing of it.`;
  }
  switch (verdict.because) {
    case 'usedUp':
      return `Used up for this term. ${againWords(verdict.nextDay ?? '', plan)}`;
    case 'notBegun':
      return `The plan has not begun: from ${writtenDate(plan.term.startDate)} on.`;
    case 'over':
      return `The plan ended on ${writtenDate(plan.term.endDate)}.`;
    case 'ended':
      return 'The plan is not active.';
  }
}

function againWords(nextDay: string, { today, renewsItself }: BenefitPlan): string {
  if (nextDay <= today) return 'The next term begins today.';
  const condition = renewsItself ? 'when the next term begins' : 'if the plan is renewed';
  return `Again from ${writtenDate(nextDay)}, ${condition}.`;
}

/** What is said of an answer to somebody who does not see it. */
export const answersSaid = (yes: number, no: number): string =>
  yes + no === 0 ? `${NO}. ${NOT_COVERED}` : `${yes} can be done today, ${no} cannot.`;
