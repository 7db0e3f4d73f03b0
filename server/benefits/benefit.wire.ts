import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '../http/money.ts';
import {
  availableOf,
  type BenefitGroup,
  type BenefitUse,
  givenInTerm,
  remainingOf,
  usesThatCount,
} from './benefits.ts';
import type { MemberBenefits } from './member-benefits.queries.ts';

type Wire = components['schemas'];

const HUNDRED = 100;

const TEXTS: Record<BenefitUse['status'], string> = {
  Requested: 'We asked the patient to confirm this benefit.',
  Confirmed: 'The patient confirmed this benefit.',
  Denied: 'The patient denied this benefit.',
};

export function summaryOnTheWire(held: MemberBenefits): Wire['BenefitSummary'] {
  const given = dollarsOf(givenInTerm(held));
  const benefits = [...new Set(held.groups.map(({ benefit }) => benefit))];
  return {
    planId: String(held.planId),
    planName: held.planName,
    hasAnnualMaximums: held.annualMaximumCents !== null,
    annualMaximum: dollarsOf(held.annualMaximumCents ?? 0),
    utilizedAnnualMaximum: held.annualMaximumCents === null ? 0 : given,
    availableAnnualMaximum: dollarsOf(availableOf(held)),
    getAmount: given,
    explanationOfBenefits: benefits.map((benefit) =>
      explanationOnTheWire(
        held,
        benefit,
        held.groups.filter((group) => group.benefit === benefit),
      ),
    ),
    discounts: held.discounts.map(({ name, percentHundredths }) => ({
      name,
      percent: percentHundredths / HUNDRED,
    })),
    hasEmployerContribution: held.employerContributionCents > 0,
    employerContribution: dollarsOf(held.employerContributionCents),
    memberContribution: dollarsOf(held.memberContributionCents),
  };
}

function explanationOnTheWire(
  held: MemberBenefits,
  name: string,
  groups: readonly BenefitGroup[],
): Wire['BenefitExplanation'] {
  const ids = groups.map(({ id }) => id);
  const last = held.uses
    .filter(({ groupId }) => ids.includes(groupId))
    .sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime() || a.id - b.id)
    .at(-1);
  return {
    name,
    codeGroups: groups.map((group) => ({
      codes: group.codes.map(({ cdtCode, description }) => ({ cdtCode, descriptionOfCdtCodes: description })),
      limit: group.limit,
      previousProceduresDates: usesThatCount(held, group).map(({ procedureDate }) => procedureDate),
      limitRemaining: remainingOf(held, group),
    })),
    benefitRequestStatus: last?.status ?? null,
    requestedAt: last?.askedAt.toISOString() ?? null,
    notificationId: last ? String(last.id) : null,
    notification: last ? TEXTS[last.status] : null,
  };
}

export const requestOnTheWire = ({
  id,
  status,
  askedAt,
}: Pick<BenefitUse, 'id' | 'status' | 'askedAt'>): Wire['BenefitRequest'] => ({
  notificationId: String(id),
  benefitRequestStatus: status,
  requestedAt: askedAt.toISOString(),
});
