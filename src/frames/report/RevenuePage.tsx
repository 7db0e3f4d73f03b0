import { ChevronRight } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { RevenueFigures } from '#domain/report/report-pages.ts';
import { NET_COLLECTIONS, ofLastYear } from '#domain/report/report-words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { MONTH, VIEW_PATIENTS } from './copy.ts';
import { Figures } from './Figures.tsx';
import { finishedMonths, rowsByMonth, rowsByName, sumOf } from './figure-rows.ts';
import type { ReportActions } from './report-actions.ts';
import {
  comparedWithYearBefore,
  oldestDebts,
  shareOfRecurring,
  untilToday,
  withYearBefore,
} from './summaries.ts';

const NO_PAYMENTS = 'No payments in these months.';

interface RevenuePageProps {
  figures: RevenueFigures;
  /** The figures belong to the practice whose patients the user may open. */
  opensPatients: boolean;
  actions: ReportActions;
}

export function RevenuePage({ figures, opensPatients, actions }: RevenuePageProps) {
  const { day, months, byStatus, byType, pastDue, forecast } = figures;
  const collected = sumOf(months, (month) => month.collectedCents);
  const finished = finishedMonths(figures);
  const untilDay = untilToday(finished.current, day);
  const recurring = sumOf(months, (month) => month.recurringCents);
  const refunded = sumOf(months, (month) => month.refundedCents);
  const late = sumOf(pastDue, ({ cents }) => cents);
  const renewals = sumOf(forecast, (month) => month.renewalCents);
  const amount = [{ id: 'amount', name: 'Amount', mark: 'bar' }] as const;
  return (
    <>
      <StatRow>
        <Stat
          label="Collected"
          value={formatMoney(collected)}
          {...(finished.current && { about: `Through ${formatDate(day)}` })}
        />
        <Stat
          label="Refunded"
          value={formatMoney(refunded)}
          about={withYearBefore(finished, (month) => month.refundedCents, formatMoney)}
        />
        <Stat
          label={NET_COLLECTIONS}
          value={formatMoney(collected - refunded)}
          about="Collected less refunded"
        />
        <Stat
          label="Recurring"
          value={formatMoney(recurring)}
          about="Part of collected, from renewals and later installments"
        />
        <Stat
          label="Past due"
          value={formatMoney(late)}
          about={
            <div className="report-about">
              {`As of ${formatDate(day)}`}
              {opensPatients && late > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => actions.open({ list: 'patients', filter: 'pastDue' })}
                >
                  {VIEW_PATIENTS}
                  <Icon of={ChevronRight} mirrors />
                </Button>
              )}
            </div>
          }
        />
      </StatRow>
      <Figures
        title="Collected by month"
        summary={comparedWithYearBefore(finished.months, finished.before) + untilDay}
        none={NO_PAYMENTS}
        rowName={MONTH}
        unit="cents"
        series={[
          { id: 'collected', name: 'Collected', mark: 'bar' },
          { id: 'before', name: ofLastYear('Collected'), mark: 'line' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [
          month.collectedCents,
          yearBefore?.collectedCents ?? null,
        ])}
        actions={actions}
      />
      <Figures
        title="Recurring revenue and refunds by month"
        summary={shareOfRecurring(recurring, collected) + untilDay}
        none="No recurring payments or refunds."
        rowName={MONTH}
        unit="cents"
        series={[
          { id: 'recurring', name: 'Recurring', mark: 'bar' },
          { id: 'refunded', name: 'Refunded', mark: 'bar' },
          { id: 'before', name: ofLastYear('Recurring'), mark: 'line' },
          { id: 'refundedBefore', name: ofLastYear('Refunded'), mark: 'table' },
        ]}
        rows={rowsByMonth(figures, (month, yearBefore) => [
          month.recurringCents,
          month.refundedCents,
          yearBefore?.recurringCents ?? null,
          yearBefore?.refundedCents ?? null,
        ])}
        actions={actions}
      />
      <div className="report-pair">
        <Figures
          title="Payments by status"
          summary="Paid payments count on the day of payment, all others on the day they were created."
          none={NO_PAYMENTS}
          rowName="Status"
          unit="cents"
          series={amount}
          rows={rowsByName(byStatus, ({ cents }) => [cents])}
          actions={actions}
        />
        <Figures
          title="Payments by type"
          summary="The same payments, including failed and pending ones."
          none={NO_PAYMENTS}
          rowName="Type"
          unit="cents"
          series={amount}
          rows={rowsByName(byType, ({ cents }) => [cents])}
          actions={actions}
        />
        <Figures
          title="Past due by age"
          summary={oldestDebts(pastDue)}
          none="Nothing is past due."
          rowName="Late by"
          unit="cents"
          series={amount}
          rows={rowsByName(pastDue, ({ cents }) => [cents])}
          actions={actions}
        />
        <Figures
          title="Forecast of the next 12 months"
          summary={`${formatMoney(renewals)} from plans that renew automatically, before taxes.`}
          none="No plan renews automatically, and no installment is scheduled."
          rowName={MONTH}
          unit="cents"
          series={[
            { id: 'renewals', name: 'Renewals', mark: 'bar' },
            { id: 'installments', name: 'Installments', mark: 'bar' },
          ]}
          rows={rowsByMonth({ months: forecast }, (month) => [month.renewalCents, month.installmentCents])}
          actions={actions}
        />
      </div>
    </>
  );
}
