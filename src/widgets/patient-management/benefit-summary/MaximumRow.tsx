import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { writtenMoney } from '#domain/money/written-money.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import {
  AVAILABLE,
  DENIED_COUNTS_NOT,
  GIVEN,
  MAXIMUM,
  NO_MAXIMUM,
  NO_MAXIMUM_ABOUT,
  UTILIZED,
} from './copy.ts';

/** How much the plan gives in a term, and what of it is used. */
export function MaximumRow({ summary: { maximum, givenCents } }: { summary: BenefitSummary }) {
  if (maximum === null)
    return (
      <StatRow>
        <Stat label={MAXIMUM} value={NO_MAXIMUM} about={NO_MAXIMUM_ABOUT} />
        <Stat label={GIVEN} value={writtenMoney(givenCents)} about={DENIED_COUNTS_NOT} />
      </StatRow>
    );
  return (
    <StatRow>
      <Stat label={MAXIMUM} value={writtenMoney(maximum.annualCents)} />
      <Stat label={UTILIZED} value={writtenMoney(maximum.usedCents)} about={DENIED_COUNTS_NOT} />
      <Stat label={AVAILABLE} value={writtenMoney(maximum.availableCents)} />
    </StatRow>
  );
}
