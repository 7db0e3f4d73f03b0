import type { Benefit, BenefitSummary, PricedProcedure } from '#domain/benefit/benefit.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import { BENEFIT_ANSWERS, type BenefitAnswer } from '#domain/plan/treatment.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import { PLAN_ADDRESS, type PlanPath } from './member.ts';
import type { components } from './schema.d.ts';
import {
  isAbsentOr,
  isCalendarDay,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from './shape.ts';

type Wire = components['schemas'];
type PlanBenefits = Omit<BenefitSummary, 'procedures'>;

const isExplanation = isRecordOf<Wire['BenefitExplanation']>({
  name: isText,
  codeGroups: isListOf(
    isRecordOf<Wire['BenefitCodeGroup']>({
      codes: isListOf(isRecordOf<Wire['BenefitCode']>({ cdtCode: isText, descriptionOfCdtCodes: isText })),
      limit: isNumber,
      previousProceduresDates: isListOf(isCalendarDay),
      limitRemaining: isNumber,
    }),
  ),
  benefitRequestStatus: isNullOr(isOneOf<BenefitAnswer>(BENEFIT_ANSWERS)),
  requestedAt: isNullOr(isText),
  notificationId: isNullOr(isText),
  notification: isNullOr(isText),
  emailed: isAbsentOr(isNullOr(isFlag)),
});
type ReceivedSummary = Omit<Wire['BenefitSummary'], 'firstDay' | 'emailsPatients'> & {
  firstDay: string | null | undefined;
  emailsPatients: boolean | null | undefined;
};

const isSummary = isRecordOf<ReceivedSummary>({
  planId: isText,
  planName: isText,
  firstDay: isAbsentOr(isCalendarDay),
  emailsPatients: isAbsentOr(isFlag),
  hasAnnualMaximums: isFlag,
  annualMaximum: isNumber,
  utilizedAnnualMaximum: isNumber,
  availableAnnualMaximum: isNumber,
  getAmount: isNumber,
  explanationOfBenefits: isListOf(isExplanation),
  discounts: isListOf(isRecordOf<Wire['Discount']>({ name: isText, percent: isNumber })),
  hasEmployerContribution: isFlag,
  employerContribution: isNumber,
  memberContribution: isNumber,
});

const isProcedures = isRecordOf<Wire['PracticeProcedures']>({
  procedures: isListOf(
    isRecordOf<Wire['PracticeProcedures']['procedures'][number]>({
      cdtCode: isText,
      descriptionOfCdtCodes: isText,
      category: isText,
      ucrAmount: isNumber,
    }),
  ),
});

const ADDRESS = `${PLAN_ADDRESS}/benefits-summary` as const;

export async function getBenefitSummary(
  client: PortalClient,
  path: PlanPath,
  signal: AbortSignal,
): Promise<PlanBenefits> {
  const answer = await answerOf(client.GET(ADDRESS, { params: { path }, signal }), isSummary);
  return summaryOf(answer);
}

/** The practice's procedures and their regular prices, covered or not. */
export async function listProcedures(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<readonly PricedProcedure[]> {
  const address = '/patient-management/practice/{practiceId}/procedures';
  const call = client.GET(address, { params: { path: { practiceId } }, signal });
  const { procedures } = await answerOf(call, isProcedures);
  return procedures.map(({ cdtCode, descriptionOfCdtCodes, category, ucrAmount }) => ({
    code: cdtCode,
    description: descriptionOfCdtCodes,
    category,
    regularCents: centsOfDollars(ucrAmount),
  }));
}

function summaryOf(given: ReceivedSummary): PlanBenefits {
  return {
    planName: given.planName,
    firstDay: given.firstDay,
    emailsPatients: given.emailsPatients !== false,
    maximum: given.hasAnnualMaximums
      ? {
          annualCents: centsOfDollars(given.annualMaximum),
          usedCents: centsOfDollars(given.utilizedAnnualMaximum),
          availableCents: centsOfDollars(given.availableAnnualMaximum),
        }
      : null,
    givenCents: centsOfDollars(given.getAmount),
    benefits: given.explanationOfBenefits.map(benefitOf),
    discounts: given.discounts,
    employerCents: given.hasEmployerContribution ? centsOfDollars(given.employerContribution) : null,
    memberCents: centsOfDollars(given.memberContribution),
  };
}

function benefitOf(given: Wire['BenefitExplanation']): Benefit {
  const { name, codeGroups, benefitRequestStatus: answer, requestedAt, notificationId: id, emailed } = given;
  return {
    name,
    groups: codeGroups.map(({ codes, limit, previousProceduresDates, limitRemaining }) => ({
      codes: codes.map(({ cdtCode, descriptionOfCdtCodes }) => ({
        code: cdtCode,
        description: descriptionOfCdtCodes,
      })),
      limit,
      usedOn: previousProceduresDates,
      remaining: limitRemaining,
    })),
    request:
      answer === null || requestedAt === null || id === null
        ? null
        : { id, answer, requestedAt, isEmailed: emailed !== false },
  };
}

const isResent = isRecordOf({ requestedAt: isText });

/** Records the use of a benefit and emails the patient to confirm it (API-15). The same key records it once. */
export const recordBenefitUse = (
  client: PortalClient,
  path: PlanPath,
  { key, ...body }: Wire['BenefitUse'] & { key: string },
): Promise<void> =>
  doneBy(client.POST(`${ADDRESS}/use`, { params: { path, header: { 'Idempotency-Key': key } }, body }));

export const undoBenefit = (
  client: PortalClient,
  path: PlanPath & { notificationId: string },
): Promise<void> => doneBy(client.DELETE(`${ADDRESS}/undo/{notificationId}`, { params: { path } }));

/** The contract uses GET to send the email again (API-15). */
export const resendBenefit = (
  client: PortalClient,
  path: PlanPath & { notificationId: string },
): Promise<{ requestedAt: string }> =>
  answerOf(client.GET(`${ADDRESS}/resend/{notificationId}`, { params: { path } }), isResent);
