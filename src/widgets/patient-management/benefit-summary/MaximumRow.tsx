import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import {
  DENIED_NOT_COUNTED,
  MAXIMUM,
  NO_MAXIMUM,
  NO_MAXIMUM_ABOUT,
  REMAINING,
  USED,
  USED_THIS_TERM,
} from './copy.ts';

export function MaximumRow({ summary: { maximum, givenCents } }: { summary: BenefitSummary }) {
  if (maximum === null)
    return (
      <StatRow>
        <Stat label={MAXIMUM} value={NO_MAXIMUM} about={NO_MAXIMUM_ABOUT} />
        <Stat label={USED_THIS_TERM} value={formatMoney(givenCents)} about={DENIED_NOT_COUNTED} />
      </StatRow>
    );
  return (
    <StatRow>
      <Stat label={MAXIMUM} value={formatMoney(maximum.annualCents)} />
      <Stat label={USED} value={formatMoney(maximum.usedCents)} about={DENIED_NOT_COUNTED} />
      <Stat label={REMAINING} value={formatMoney(maximum.availableCents)} />
    </StatRow>
  );
}
