import { percentMet } from '#domain/goal/goal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { TodayFigures } from '#domain/report/report-pages.ts';
import { NET_COLLECTIONS, NO_GOAL } from '#domain/report/report-words.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';

/** The goal of the current month. */
export function GoalPace({ goal: { settingCents, metCents, expectedCents } }: Pick<TodayFigures, 'goal'>) {
  if (settingCents === 0) return <p className="report-note">{NO_GOAL}</p>;
  const ahead = metCents - expectedCents;
  const percent = percentMet({ settingCents, metCents });
  return (
    <div className="report-goal">
      <StatRow>
        <Stat label="Goal" value={formatMoney(settingCents)} />
        <Stat label={NET_COLLECTIONS} value={formatMoney(metCents)} />
        <Stat label={ahead >= 0 ? 'Ahead of pace' : 'Behind pace'} value={formatMoney(Math.abs(ahead))} />
      </StatRow>
      <Progress
        label={`${percent}% of the goal`}
        words={`${formatMoney(expectedCents)} expected by today`}
        value={Math.min(Math.max(metCents, 0), settingCents)}
        total={settingCents}
        mark={expectedCents}
      />
    </div>
  );
}
