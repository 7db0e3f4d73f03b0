import { useSelector } from '@xstate/react';
import { Receipt } from 'lucide';
import { formatMoney } from '#domain/money/format-money.ts';
import { type ClosingDay, cashNetOf } from '#domain/payment/day-close.ts';
import {
  type DayCloseRef,
  selectClosingDay,
  selectDayFailure,
  selectDayPhase,
  selectIsReopening,
  selectIsStale,
} from '#machines/day-close/day-close.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { CashDrawer } from './CashDrawer.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import * as copy from './copy.ts';
import { DayBar } from './DayBar.tsx';
import { DayTotals } from './DayTotals.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import './DayCloseScreen.css';
import '#widgets/shared/pages.css';

interface DayCloseScreenProps {
  close: DayCloseRef;
  /** The practice's time zone (CONST-3). */
  timeZone: string;
}

/** API-23 */
export function DayCloseScreen({ close, timeZone }: DayCloseScreenProps) {
  const phase = useSelector(close, selectDayPhase);
  const day = useSelector(close, selectClosingDay);
  const failure = useSelector(close, selectDayFailure);
  const isReopening = useSelector(close, selectIsReopening);
  return (
    <div className="day-close page-stack" {...focusFallback()}>
      <DayBar close={close} />
      {phase === 'loading' && <WidgetSkeleton label={copy.LOADING} />}
      {phase === 'failed' && (
        <Card height="tall">
          <NotLoaded
            title={copy.NOT_LOADED}
            failure={failure}
            onRetry={() => close.send({ type: 'day.load' })}
          />
        </Card>
      )}
      {phase !== 'failed' && day && (
        <>
          <Notices close={close} day={day} />
          <Figures day={day} />
          <div className="day-close-parts">
            <div className="page-stack">
              {day.byType.length === 0 ? (
                <Card>
                  <EmptyState icon={Receipt} title={copy.NOTHING_PAID} />
                </Card>
              ) : (
                <>
                  <DayTotals of={copy.BY_TYPE} name={copy.TYPE} totals={day.byType} total={day.total} />
                  <DayTotals of={copy.BY_USER} name={copy.USER} totals={day.byUser} total={day.total} />
                </>
              )}
            </div>
            <CashDrawer close={close} day={day} timeZone={timeZone} />
          </div>
          <ClosedDays close={close} timeZone={timeZone} />
          <ReopenDialog close={close} />
        </>
      )}
      {!isReopening && <DiscardQuestion form={close} title={copy.DISCARD_TITLE} confirm={copy.DISCARD} />}
    </div>
  );
}

const Figures = ({ day }: { day: ClosingDay }) => (
  <StatRow>
    <Stat label={copy.PAID} value={formatMoney(day.total.paidCents)} />
    <Stat label={copy.REFUNDED} value={formatMoney(day.total.refundedCents)} />
    <Stat label={copy.NET} value={formatMoney(day.total.netCents)} />
    <Stat label={copy.CASH} value={formatMoney(cashNetOf(day))} />
  </StatRow>
);

function Notices({ close, day }: { close: DayCloseRef; day: ClosingDay }) {
  const isStale = useSelector(close, selectIsStale);
  return (
    <>
      <div role="alert">
        {isStale && (
          <Banner tone="warning" title={copy.STALE}>
            {copy.STALE_ADVICE}
          </Banner>
        )}
      </div>
      {day.changed && (
        <Banner tone="warning" title={copy.CHANGED}>
          {copy.CHANGED_ADVICE}
        </Banner>
      )}
      {day.pendingCents > 0 && <Banner>{copy.pendingWords(formatMoney(day.pendingCents))}</Banner>}
    </>
  );
}
