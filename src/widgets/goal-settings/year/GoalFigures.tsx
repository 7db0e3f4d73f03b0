import { percentMet, totalOf, type YearGoals } from '#domain/goal/goal.ts';
import { paceOf } from '#domain/goal/pace.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import * as copy from './copy.ts';

/** The year in four figures. */
export function GoalFigures({ year, today }: { year: YearGoals; today: string }) {
  const total = totalOf(year.months);
  const pace = copy.paceWords(paceOf(year, today));
  return (
    <StatRow>
      <Stat label={`Goal ${year.year}`} value={formatMoney(total.settingCents)} />
      <Stat label={`Net collections ${year.year}`} value={formatMoney(total.metCents)} />
      <Stat
        label="Reached"
        value={total.settingCents === 0 ? copy.NO_AMOUNT : copy.percentWords(percentMet(total))}
      />
      <Stat label="Pace" value={pace.value} about={pace.about} />
    </StatRow>
  );
}
