import type { BenefitRequest, BenefitSummary, CodeGroup } from '#domain/benefit/benefit.ts';
import type {
  BenefitPlan,
  DayAnswer,
  PastUse,
  ProcedureAnswer,
  Verdict,
} from '#domain/benefit/benefit-rule.ts';
import { formatDate } from '#domain/date/day.ts';
import { formatInstant } from '#domain/date/format-instant.ts';
import { formatMoney } from '#domain/money/format-money.ts';

export const NO_PLAN = 'This patient has no plan benefits';
export const LOADING = 'Loading benefits';
export const NOT_LOADED = 'Couldn’t load benefits';
export const MAXIMUM = 'Annual maximum';
export const NO_MAXIMUM = 'No annual maximum';
export const DENIED_NOT_COUNTED = 'Denied benefits aren’t counted.';
export const QUESTION = 'Can we do this today?';
export const QUESTION_FIELD = 'Procedure';
export const QUESTION_HINT = 'Enter a code or name, for example X2030 or fluoride';
export const YES = 'Yes';
export const NO = 'No';
export const NOT_INCLUDED = 'Not included';
export const UNKNOWN = 'We don’t know this procedure. Check the spelling, or enter its code.';
export const TREATMENTS = 'Treatment summary';
export const COVERED = 'Covered procedures';
export const NOTHING_COVERED = 'This plan covers no procedures';
export const NEVER_USED = 'Not used yet';
export const NOT_LIMITED = 'No limit';
export const PRINT = 'Print for patient';
export const RECORD = 'Record use';
export const RESEND = 'Resend request';
export const SERVICE_DATE = 'Date of service';
export const NOT_RECORDED = 'Couldn’t record this benefit';
export const UNDO_USE = 'Undo use';
export const DISCOUNTS = 'Discounts';
export const NO_DISCOUNTS = 'No discounts';
export const YEARLY_FEE = 'Yearly plan fee';
export const EMPLOYER = 'Employer';
export const PATIENT = 'Patient';
export const NO_EMPLOYER = 'None';

/** `Fluoride varnish` in mid-sentence becomes `fluoride varnish`; `X-rays` does not change. */
const inSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
export const recordTitle = (procedure: string) => `Record use of ${inSentence(procedure)}?`;
export const undoTitle = (benefit: string | undefined) =>
  benefit === undefined ? 'Undo this use?' : `Undo this use of ${inSentence(benefit)}?`;
/** A request without an email has no link. */
export const undoAdvice = (isEmailed: boolean) =>
  isEmailed
    ? 'The benefit becomes available again, and the link we emailed to the patient stops working.'
    : 'The benefit becomes available again.';
export const recordOf = (procedure: string) => `${RECORD} of ${procedure}`;
export const undoOf = (benefit: string) => `${UNDO_USE} of ${benefit}`;
export const resendOf = (benefit: string) => `${RESEND} for ${benefit}`;

export function badgeOf(answer: ProcedureAnswer) {
  if (answer.kind === 'covered')
    return answer.verdict.can
      ? ({ tone: 'success', word: YES } as const)
      : ({ tone: 'danger', word: NO } as const);
  return answer.percent > 0
    ? ({ tone: 'info', word: `${answer.percent}% off` } as const)
    : ({ tone: 'neutral', word: NOT_INCLUDED } as const);
}

interface PatientPrice {
  patientCents: number;
  regularCents: number;
}

/** Staff read it aloud to the patient. */
export function priceWords({ patientCents, regularCents }: PatientPrice): string {
  const [patient, regular] = [patientCents, regularCents].map(formatMoney);
  return patientCents === regularCents
    ? `The patient pays the regular price, ${regular}.`
    : `The patient pays ${patient} instead of ${regular}.`;
}

export function codePrice({ patientCents, regularCents }: PatientPrice) {
  const instead = patientCents === regularCents ? '' : `instead of ${formatMoney(regularCents)}`;
  return { patient: formatMoney(patientCents), instead };
}

export const maximumWords = ({ annualCents, availableCents }: NonNullable<BenefitSummary['maximum']>) =>
  `${formatMoney(availableCents)} of ${formatMoney(annualCents)} left`;
const renewalWords = ({ renewsItself }: BenefitPlan) =>
  renewsItself ? 'when the plan renews' : 'if the plan renews';
export const resetWords = (plan: BenefitPlan) =>
  `Uses reset on ${formatDate(plan.term.endDate)} ${renewalWords(plan)}.`;
export const usedThisTerm = (cents: number) => `Used this term: ${formatMoney(cents)}.`;

export const moreAnswers = (more: number) =>
  more === 1
    ? '1 more procedure matches. Enter more of its name.'
    : `${more} more procedures match. Enter more of the name.`;

export function confirmationWords(
  { name, email }: { name: string; email: string },
  summary: BenefitSummary | null,
): string {
  if (summary?.emailsPatients === false) return `Email isn’t set up, so we won’t ask ${name} to confirm.`;
  return email === ''
    ? `${name} has no email on file, so we won’t ask them to confirm.`
    : `We’ll email ${name} at ${email} to confirm.`;
}

export function requestWords(request: BenefitRequest, timeZone: string): string {
  const { answer, requestedAt, isEmailed } = request;
  if (!isEmailed) return 'Not emailed for confirmation.';
  const sent = `Sent for confirmation ${formatInstant(requestedAt, timeZone)}.`;
  if (answer === 'Requested') return `${sent} No response yet.`;
  return answer === 'Confirmed'
    ? `${sent} Confirmed by the patient.`
    : `${sent} Denied by the patient. Not counted.`;
}

export const leftWords = ({ limit, remaining }: CodeGroup) =>
  limit === 0 ? NOT_LIMITED : `${remaining} of ${limit} left`;
export const usedWords = ({ usedOn }: CodeGroup) =>
  usedOn.length === 0 ? NEVER_USED : `Used on ${usedOn.map(formatDate).join(', ')}`;

export function verdictWords(verdict: Verdict, plan: BenefitPlan): string {
  if (verdict.can) {
    const left = verdict.remaining === null ? `${NOT_LIMITED}.` : `${verdict.remaining} left this term.`;
    return verdict.isPaid
      ? left
      : `${left} The annual maximum has been reached. The plan won’t pay for this.`;
  }
  switch (verdict.because) {
    case 'usedUp':
      return `None left this term. ${againWords(verdict.nextDay ?? '', plan)}`;
    case 'notStarted':
      return `The plan starts ${formatDate(plan.term.startDate)}.`;
    case 'over':
      return `The plan ended ${formatDate(plan.term.endDate)}.`;
    case 'ended':
      return 'The plan isn’t active.';
  }
}

/** Empty for a benefit that was never used. */
export function pastWords({ lastDay, answer }: PastUse): string {
  const last = lastDay === null ? '' : `Last used on ${formatDate(lastDay)}.`;
  if (answer === 'Denied') return `${last} The patient denied the latest use.`.trim();
  return answer === 'Requested' ? `${last} The patient hasn’t confirmed the latest use.` : last;
}

function againWords(nextDay: string, plan: BenefitPlan): string {
  if (nextDay <= plan.today) return 'The next term starts today.';
  return `Available again ${formatDate(nextDay)} ${renewalWords(plan)}.`;
}

const ANSWERS = ['available today', 'not available', 'discounted', 'not included'] as const;

function kindWords(answer: ProcedureAnswer): (typeof ANSWERS)[number] {
  if (answer.kind === 'covered') return answer.verdict.can ? 'available today' : 'not available';
  return answer.percent > 0 ? 'discounted' : 'not included';
}

export function answerSummary({ procedures, more }: DayAnswer): string {
  if (procedures.length === 0) return UNKNOWN;
  const answers = procedures.map(kindWords);
  const counts = ANSWERS.map((words) => [answers.filter((each) => each === words).length, words] as const);
  const shown = counts.filter(([count]) => count > 0);
  const summary = `${shown.map(([count, words]) => `${count} ${words}`).join(', ')}.`;
  return more > 0 ? `${summary} ${moreAnswers(more)}` : summary;
}
