import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import * as copy from './copy.ts';

export function MaximumRow({ summary: { maximum, givenCents } }: { summary: BenefitSummary }) {
  if (maximum === null)
    return (
      <StatRow>
        <Stat label={copy.MAXIMUM} value={copy.NO_MAXIMUM} about={copy.NO_MAXIMUM_ABOUT} />
        <Stat label={copy.USED_THIS_TERM} value={formatMoney(givenCents)} about={copy.DENIED_NOT_COUNTED} />
      </StatRow>
    );
  return (
    <StatRow>
      <Stat label={copy.MAXIMUM} value={formatMoney(maximum.annualCents)} />
      <Stat label={copy.USED} value={formatMoney(maximum.usedCents)} about={copy.DENIED_NOT_COUNTED} />
      <Stat label={copy.REMAINING} value={formatMoney(maximum.availableCents)} />
    </StatRow>
  );
}
