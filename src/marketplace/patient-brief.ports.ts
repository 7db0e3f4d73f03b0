import { getAmountDue } from '#api/amount-due.ts';
import type { PortalClient } from '#api/client.ts';
import { getMember, type PatientPath } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { sumOf } from '#domain/money/arithmetic.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { MemberAndPlan, PatientSummary } from '#domain/plan/plan.ts';
import { payerOf, plansOf } from '#domain/plan/plan-selection.ts';

/** The patient of a sale or comparison. A sale does not fail because an amount due can't be loaded. */
export async function loadPatientBrief(
  client: PortalClient,
  path: PatientPath,
  today: string,
  signal: AbortSignal,
): Promise<{ patient: PatientBrief; summary: PatientSummary }> {
  const [member, summary] = await Promise.all([
    getMember(client, path, today, signal),
    getPatientSummary(client, path, today, signal),
  ]);
  const dueCents = await loadDueCents(client, path, plansOf(summary), signal).catch(() => null);
  const plans = summary.activePlans.map(({ plan: { name }, term: { endDate } }) => ({ name, endDate }));
  const { id: memberId, name, email, birthDate } = member;
  return { patient: { memberId, name, email, birthDate, plans, dueCents }, summary };
}

/** What is due on the plans that the patient pays for. */
async function loadDueCents(
  client: PortalClient,
  path: PatientPath,
  plans: readonly MemberAndPlan[],
  signal: AbortSignal,
): Promise<number> {
  const [first] = plans;
  if (first === undefined) return 0;
  const planId = first.plan.id;
  const { amountDue, others } = await getAmountDue(client, { ...path, planId }, signal);
  const own = new Set(plans.filter((each) => payerOf(each) === 'patient').map(({ plan }) => plan.id));
  const dues = [{ planId, amountDue }, ...others].filter((due) => own.has(due.planId));
  return sumOf(dues.map((due) => centsOfDollars(due.amountDue)));
}
