import { percentMet } from '#domain/goal/goal.ts';
import { expectedBy } from '#domain/goal/goal-pace.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type GoalFigures, type GoalMonth, monthName } from '#domain/report/report-pages.ts';
import { goalTitle, NET_COLLECTIONS, ofLastYear } from '#domain/report/report-words.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { MONTH } from './copy.ts';
import { Figures } from './Figures.tsx';
import { finishedMonths, rowsByMonth, sumOf } from './figure-rows.ts';
import { GoalPace } from './GoalPace.tsx';
import type { ReportActions } from './report-actions.ts';
import { goalsMet, untilToday } from './summaries.ts';

export function GoalsPage({ figures, actions }: { figures: GoalFigures; actions: ReportActions }) {
  const { day, months } = figures;
  const { current, ...finished } = finishedMonths(figures);
  return (
    <>
      {current && (
        <Card title={goalTitle(day)}>
          <GoalPace
            goal={{
              settingCents: current.goalCents,
              metCents: current.metCents,
              expectedCents: expectedBy(day, current.goalCents),
            }}
          />
        </Card>
      )}
      {finished.last && <FinishedGoals {...finished} last={finished.last} />}
      <Figures
        title="Goal and net collections by month"
        summary={
          months.some(({ goalCents }) => goalCents > 0)
            ? goalsMet(finished.months) + untilToday(current, day)
            : 'No goal is set for these months.'
        }
        none="No goal is set for these months, and nothing was collected."
        rowName={MONTH}
        unit="cents"
        series={[
          { id: 'net', name: NET_COLLECTIONS, mark: 'bar' },
          { id: 'before', name: ofLastYear(NET_COLLECTIONS), mark: 'bar' },
          { id: 'goal', name: 'Goal', mark: 'line' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [
          month.metCents,
          yearBefore?.metCents ?? null,
          month.goalCents,
        ])}
        actions={actions}
      />
    </>
  );
}

interface FinishedGoalsProps {
  months: readonly GoalMonth[];
  before: readonly GoalMonth[];
  last: GoalMonth;
}

function FinishedGoals({ months, before, last }: FinishedGoalsProps) {
  const withGoal = months.filter(({ goalCents }) => goalCents > 0);
  const goal = sumOf(withGoal, ({ goalCents }) => goalCents);
  const towardGoal = sumOf(withGoal, ({ metCents }) => metCents);
  return (
    <StatRow>
      <Stat label="Goal" value={formatMoney(goal)} about={`Through ${monthName(last.month)}`} />
      <Stat
        label={NET_COLLECTIONS}
        value={formatMoney(sumOf(months, ({ metCents }) => metCents))}
        {...(goal > 0 && {
          about: `${percentMet({ settingCents: goal, metCents: towardGoal })}% of the goal${withGoal.length < months.length ? ', in the months with a goal' : ''}`,
        })}
      />
      {goal > 0 && (
        <Stat
          label={towardGoal >= goal ? 'Over the goal' : 'Short of the goal'}
          value={formatMoney(Math.abs(towardGoal - goal))}
        />
      )}
      <Stat
        label={ofLastYear(NET_COLLECTIONS)}
        value={formatMoney(sumOf(before, ({ metCents }) => metCents))}
      />
    </StatRow>
  );
}
