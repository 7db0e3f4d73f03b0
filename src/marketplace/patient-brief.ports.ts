import { getAmountDue } from '#api/amount-due.ts';
import type { PortalClient } from '#api/client.ts';
import { getMember, type PatientPath } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { sumOf } from '#domain/money/arithmetic.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { PatientSummary } from '#domain/plan/plan.ts';
import { type Due, plansOf } from '#domain/plan/plan-selection.ts';

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
  const [first] = plansOf(summary);
  const dueCents = first
    ? await getAmountDue(client, { ...path, planId: first.plan.id }, signal).then(allDueCents, () => null)
    : 0;
  const plans = summary.activePlans.map(({ plan: { name }, term: { endDate } }) => ({ name, endDate }));
  const { id: memberId, name, email, birthDate } = member;
  return { patient: { memberId, name, email, birthDate, plans, dueCents }, summary };
}

const allDueCents = ({ amountDue, others }: Due): number =>
  sumOf([amountDue, ...others.map((other) => other.amountDue)].map(centsOfDollars));
