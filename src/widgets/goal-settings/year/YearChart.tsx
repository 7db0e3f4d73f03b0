import { isMonthOver, type MonthGoal, monthName, percentMet } from '#domain/goal/goal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatShortMoney } from '#domain/money/format-short-money.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Chart } from '#ui/Chart/Chart.tsx';
import type { ChartSeries } from '#ui/Chart/chart.ts';
import * as copy from './copy.ts';

const SERIES: readonly ChartSeries[] = [
  { id: 'result', name: 'Net collections', mark: 'bar' },
  { id: 'goal', name: 'Goal', mark: 'line' },
];

interface YearChartProps {
  title: string;
  label: string;
  year: number;
  months: readonly MonthGoal[];
  today: string;
}

export function YearChart({ title, label, year, months, today }: YearChartProps) {
  const over = months.filter((_, index) => isMonthOver(year, index, today));
  const met = over.filter((month) => month.settingCents > 0 && percentMet(month) >= 100);
  return (
    <Card title={title}>
      <Chart
        label={label}
        summary={copy.metWords(met.length, over.length, year)}
        rowName="Month"
        series={SERIES}
        rows={months.map(({ settingCents, metCents }, index) => ({
          id: String(index),
          name: monthName(index),
          short: monthName(index).slice(0, 3),
          values: [metCents, settingCents],
        }))}
        format={formatMoney}
        formatTick={formatShortMoney}
      />
    </Card>
  );
}
