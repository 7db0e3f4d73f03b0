import type { components } from '#api/schema.d.ts';
import { percentOf } from '#domain/money/arithmetic.ts';
import { dollarsOf } from '#domain/money/money.ts';
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

const TEXTS: Record<BenefitUse['status'], string> = {
  Requested: 'We asked the patient to confirm this benefit.',
  Confirmed: 'The patient confirmed this benefit.',
  Denied: 'The patient denied this benefit.',
};

const NOT_EMAILED = "We didn't email the patient to confirm this benefit.";

const notificationOf = ({ isEmailed, status }: BenefitUse) => (isEmailed ? TEXTS[status] : NOT_EMAILED);

export function summaryOnTheWire(coverage: MemberBenefits): Wire['BenefitSummary'] {
  const given = dollarsOf(givenInTerm(coverage));
  const benefits = [...new Set(coverage.groups.map(({ benefit }) => benefit))];
  return {
    planId: String(coverage.planId),
    planName: coverage.planName,
    firstDay: coverage.firstDay,
    hasAnnualMaximums: coverage.annualMaximumCents !== null,
    annualMaximum: dollarsOf(coverage.annualMaximumCents ?? 0),
    utilizedAnnualMaximum: coverage.annualMaximumCents === null ? 0 : given,
    availableAnnualMaximum: dollarsOf(availableOf(coverage)),
    getAmount: given,
    explanationOfBenefits: benefits.map((benefit) =>
      explanationOnTheWire(
        coverage,
        benefit,
        coverage.groups.filter((group) => group.benefit === benefit),
      ),
    ),
    discounts: coverage.discounts.map(({ name, percentHundredths }) => ({
      name,
      percent: percentOf(percentHundredths),
    })),
    hasEmployerContribution: coverage.employerContributionCents > 0,
    employerContribution: dollarsOf(coverage.employerContributionCents),
    memberContribution: dollarsOf(coverage.memberContributionCents),
  };
}

function explanationOnTheWire(
  coverage: MemberBenefits,
  name: string,
  groups: readonly BenefitGroup[],
): Wire['BenefitExplanation'] {
  const ids = groups.map(({ id }) => id);
  const last = coverage.uses
    .filter(({ groupId }) => ids.includes(groupId))
    .sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime() || a.id - b.id)
    .at(-1);
  return {
    name,
    codeGroups: groups.map((group) => ({
      codes: group.codes.map(({ cdtCode, description }) => ({ cdtCode, descriptionOfCdtCodes: description })),
      limit: group.limit,
      previousProceduresDates: usesThatCount(coverage, group).map(({ procedureDate }) => procedureDate),
      limitRemaining: remainingOf(coverage, group),
    })),
    benefitRequestStatus: last?.status ?? null,
    requestedAt: last?.requestedAt.toISOString() ?? null,
    notificationId: last ? String(last.id) : null,
    notification: last ? notificationOf(last) : null,
    emailed: last?.isEmailed ?? null,
  };
}

export const requestOnTheWire = ({
  id,
  status,
  requestedAt,
}: Pick<BenefitUse, 'id' | 'status' | 'requestedAt'>): Wire['BenefitRequest'] => ({
  notificationId: String(id),
  benefitRequestStatus: status,
  requestedAt: requestedAt.toISOString(),
});
