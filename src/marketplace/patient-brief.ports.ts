import { getAmountDue } from '#api/amount-due.ts';
import type { PortalClient } from '#api/client.ts';
import { getMember, type PatientPath } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { PatientSummary } from '#domain/plan/plan.ts';
import { plansOf } from '#domain/plan/plan-selection.ts';

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
  const planIds = [...new Set(plansOf(summary).map(({ plan }) => plan.id))];
  const dues = Promise.all(planIds.map((planId) => getAmountDue(client, { ...path, planId }, signal)));
  const dueCents = await dues.then(
    (all) => all.reduce((sum, { amountDue }) => sum + centsOfDollars(amountDue), 0),
    () => null,
  );
  const plans = summary.activePlans.map(({ plan: { name }, term: { endDate } }) => ({ name, endDate }));
  const { id: memberId, name, email, birthDate } = member;
  return { patient: { memberId, name, email, birthDate, plans, dueCents }, summary };
}
