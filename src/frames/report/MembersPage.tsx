import { churnOf, type MemberFigures, type MemberMonth } from '#domain/report/report-pages.ts';
import { ofLastYear } from '#domain/report/report-words.ts';
import { countOf } from '#domain/text/count.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { MONTH } from './copy.ts';
import { Figures, format } from './Figures.tsx';
import { finishedMonths, rowsByMonth, rowsByName, sumOf } from './figure-rows.ts';
import type { ReportActions } from './report-actions.ts';
import { activeWithYearBefore, mostJoinedIn, untilToday, withYearBefore } from './summaries.ts';

const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const NO_MEMBERS = 'No active members.';

export function MembersPage({ figures, actions }: { figures: MemberFigures; actions: ReportActions }) {
  const { day, months, byPlan, byAge } = figures;
  const finished = finishedMonths(figures);
  const untilDay = untilToday(finished.current, day);
  const active = months.at(-1)?.active ?? 0;
  const added = sumOf(months, (month) => month.added);
  const renewed = sumOf(months, (month) => month.renewed);
  const lapsed = sumOf(months, (month) => month.lapsed);
  const start = months[0]?.activeBefore ?? 0;
  const beside = (value: (month: MemberMonth) => number) =>
    withYearBefore(finished, value, (count) => format(count, 'count'));
  const counts = rowsByName(byAge, ({ count }) => [count]);
  return (
    <>
      <StatRow>
        <Stat
          label="Active members"
          value={format(active, 'count')}
          about={`${SIGNED.format(active - start)} from ${format(start, 'count')} at the start`}
        />
        <Stat label="New" value={format(added, 'count')} about={beside((month) => month.added)} />
        <Stat label="Renewed" value={format(renewed, 'count')} about={beside((month) => month.renewed)} />
        <Stat label="Lapsed" value={format(lapsed, 'count')} about={beside((month) => month.lapsed)} />
        <RenewalRate renewed={renewed} lapsed={lapsed} />
      </StatRow>
      <Figures
        title="Active members by month"
        summary={activeWithYearBefore(finished.last, finished.before.at(-1)) + untilDay}
        none={NO_MEMBERS}
        rowName={MONTH}
        unit="count"
        series={[
          { id: 'active', name: 'Active', mark: 'bar' },
          { id: 'before', name: ofLastYear('Active'), mark: 'line' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [month.active, yearBefore?.active ?? null])}
        actions={actions}
      />
      <Figures
        title="New, lapsed and renewed members by month"
        summary={mostJoinedIn(months) + untilDay}
        none="No member joined, renewed or lapsed."
        rowName={MONTH}
        unit="count"
        series={[
          { id: 'added', name: 'New', mark: 'bar' },
          { id: 'lapsed', name: 'Lapsed', mark: 'bar' },
          { id: 'renewed', name: 'Renewed', mark: 'line' },
          { id: 'addedBefore', name: ofLastYear('New'), mark: 'table' },
          { id: 'lapsedBefore', name: ofLastYear('Lapsed'), mark: 'table' },
          { id: 'renewedBefore', name: ofLastYear('Renewed'), mark: 'table' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [
          month.added,
          month.lapsed,
          month.renewed,
          yearBefore?.added ?? null,
          yearBefore?.lapsed ?? null,
          yearBefore?.renewed ?? null,
        ])}
        actions={actions}
      />
      <Figures
        title="Churn by month"
        summary={`Members who lapsed, as a share of those active the month before.${untilDay}`}
        none="No member lapsed."
        rowName={MONTH}
        unit="percent"
        series={[
          { id: 'churn', name: 'Churn', mark: 'bar' },
          { id: 'before', name: ofLastYear('Churn'), mark: 'line' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [
          churnOf(month),
          yearBefore === undefined ? null : churnOf(yearBefore),
        ])}
        actions={actions}
      />
      <div className="report-pair">
        <Figures
          title="Active members by plan"
          summary={`${byPlan[0]?.name ?? ''} has the most members.`}
          none={NO_MEMBERS}
          rowName="Plan"
          unit="count"
          series={[{ id: 'active', name: 'Active', mark: 'bar' }]}
          rows={rowsByName(byPlan, ({ count }) => [count])}
          actions={actions}
        />
        <Figures
          title="Active members by age"
          summary="Ages in years."
          none={NO_MEMBERS}
          rowName="Age"
          unit="count"
          series={[{ id: 'active', name: 'Active', mark: 'bar' }]}
          rows={counts}
          actions={actions}
        />
      </div>
    </>
  );
}

/** Members whose plan ended in these months. */
function RenewalRate({ renewed, lapsed }: { renewed: number; lapsed: number }) {
  const ended = renewed + lapsed;
  if (ended === 0) return null;
  return (
    <Stat
      label="Renewal rate"
      value={`${Math.round((renewed * 100) / ended)}%`}
      about={`${format(renewed, 'count')} of ${countOf(ended, 'member')} whose plan ended`}
    />
  );
}
