import { centsOfDollars, centsOrNull } from '#domain/money/money.ts';
import type { PlanRecord, Schedule } from '#domain/plan/plan-record.ts';
import { BENEFIT_ANSWERS, type BenefitAnswer } from '#domain/plan/treatment.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAccountOnFile, PLAN_ADDRESS, type PlanPath } from './member.ts';
import type { components } from './schema.d.ts';
import {
  isAbsentOr,
  isCalendarDay,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from './shape.ts';

type Wire = components['schemas'];

const isSchedule = isRecordOf({
  payments: isListOf(
    isRecordOf({
      dueDate: isCalendarDay,
      amount: isNumber,
      paid: isNumber,
      pending: isNumber,
      automatic: isAbsentOr(isFlag),
    }),
  ),
  chargedTo: isAbsentOr(isAccountOnFile),
});
const isSummary = isRecordOf({
  planFee: isAbsentOr(isNumber),
  procedures: isListOf(
    isRecordOf<Wire['UsedProcedure']>({
      cdtCode: isText,
      descriptionOfCdtCodes: isText,
      benefit: isText,
      procedureDate: isCalendarDay,
      benefitRequestStatus: isOneOf<BenefitAnswer>(BENEFIT_ANSWERS),
      emailed: isFlag,
      ucrAmount: isNumber,
      saved: isNumber,
    }),
  ),
});

export async function getPaymentSchedule(
  client: PortalClient,
  path: PlanPath,
  signal: AbortSignal,
): Promise<Schedule> {
  const call = client.GET(`${PLAN_ADDRESS}/payment/schedule`, { params: { path }, signal });
  const answer = await answerOf(call, isSchedule);
  const payments = answer.payments.map(({ dueDate, amount, paid, pending, automatic }) => ({
    dueDate,
    amountCents: centsOfDollars(amount),
    paidCents: centsOfDollars(paid),
    pendingCents: centsOfDollars(pending),
    isAutomatic: automatic === true,
  }));
  return { kind: 'schedule', payments, chargedTo: answer.chargedTo ?? null };
}

/** Newest first (API-21, ROUTE-8). */
export async function getTreatments(
  client: PortalClient,
  path: PlanPath,
  signal: AbortSignal,
): Promise<PlanRecord> {
  const call = client.GET(`${PLAN_ADDRESS}/treatment-summary`, { params: { path }, signal });
  const answer = await answerOf(call, isSummary);
  const procedures = answer.procedures.map((used) => ({
    code: used.cdtCode,
    description: used.descriptionOfCdtCodes,
    benefit: used.benefit,
    date: used.procedureDate,
    answer: used.benefitRequestStatus,
    isEmailed: used.emailed,
    ordinaryCents: centsOfDollars(used.ucrAmount),
    savedCents: centsOfDollars(used.saved),
  }));
  return {
    kind: 'treatments',
    procedures,
    feeCents: centsOrNull(answer.planFee),
  };
}
