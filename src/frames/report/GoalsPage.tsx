import { percentMet } from '#domain/goal/goal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { GoalFigures } from '#domain/report/report-pages.ts';
import { ofLastYear } from '#domain/report/report-words.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { MONTH } from './copy.ts';
import { Figures } from './Figures.tsx';
import { rowsByMonth, sumOf } from './figure-rows.ts';
import type { ReportActions } from './report-actions.ts';

export function GoalsPage({ figures, actions }: { figures: GoalFigures; actions: ReportActions }) {
  const { months, before } = figures;
  const goal = sumOf(months, ({ goalCents }) => goalCents);
  const met = sumOf(months, ({ metCents }) => metCents);
  const metBefore = sumOf(before, ({ metCents }) => metCents);
  const withGoal = months.filter(({ goalCents }) => goalCents > 0);
  const reached = withGoal.filter(({ goalCents, metCents }) => metCents >= goalCents).length;
  return (
    <>
      <StatRow>
        <Stat label="Goal" value={formatMoney(goal)} />
        <Stat
          label="Result"
          value={formatMoney(met)}
          {...(goal > 0 && { about: `${percentMet({ settingCents: goal, metCents: met })}% of the goal` })}
        />
        <Stat label={ofLastYear('Result')} value={formatMoney(metBefore)} />
      </StatRow>
      <Figures
        title="Goal and result by month"
        summary={
          withGoal.length === 0
            ? 'No goal is set for these months.'
            : `The goal was met in ${reached} of ${withGoal.length} months.`
        }
        none="No goal is set for these months, and nothing was collected."
        rowName={MONTH}
        unit="cents"
        series={[
          { id: 'result', name: 'Result', mark: 'bar' },
          { id: 'before', name: ofLastYear('Result'), mark: 'bar' },
          { id: 'goal', name: 'Goal', mark: 'line' },
        ]}
        rows={rowsByMonth(months, before, (month, yearBefore) => [
          month.metCents,
          yearBefore?.metCents ?? null,
          month.goalCents,
        ])}
        actions={actions}
      />
    </>
  );
}
