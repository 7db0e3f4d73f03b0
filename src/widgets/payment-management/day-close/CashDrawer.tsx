import { useSelector } from '@xstate/react';
import { missingRight } from '#domain/access/missing-right.ts';
import { formatInstant } from '#domain/date/format-instant.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type ClosingDay, cashNetOf, type DayClosing, differenceWords } from '#domain/payment/day-close.ts';
import {
  type DayCloseRef,
  selectCloseMessage,
  selectDayFailure,
  selectDifferenceCents,
  selectExpectedCents,
  selectIsBusy,
  selectIsRefreshing,
  selectIsReopening,
  selectMayClose,
  selectMayReopen,
} from '#machines/day-close/day-close.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

interface CashDrawerProps {
  close: DayCloseRef;
  day: ClosingDay;
  timeZone: string;
}

export const CashDrawer = ({ close, day, timeZone }: CashDrawerProps) => (
  <Card title={copy.DRAWER}>
    {day.close === null ? (
      <CashCount close={close} day={day} />
    ) : (
      <ClosedDrawer close={close} closing={day.close} timeZone={timeZone} />
    )}
  </Card>
);

const written = (cents: number | null) => (cents === null ? copy.NO_AMOUNT : formatMoney(cents));

function CashCount({ close, day }: Omit<CashDrawerProps, 'timeZone'>) {
  const expected = useSelector(close, selectExpectedCents);
  const difference = useSelector(close, selectDifferenceCents);
  const mayClose = useSelector(close, selectMayClose);
  const isBusy = useSelector(close, selectIsBusy);
  const isRefreshing = useSelector(close, selectIsRefreshing);
  return (
    <Form
      onSubmit={() => close.send({ type: 'day.close' })}
      notice={<WhyNotClosed close={close} />}
      actions={
        <Button
          type="submit"
          variant="primary"
          loading={isBusy || isRefreshing}
          refusal={mayClose ? undefined : missingRight('paymentManagement', 'create')}
        >
          {copy.CLOSE}
        </Button>
      }
    >
      <div className="day-close-fields">
        <CashField close={close} field="starting" label={copy.STARTING} />
        <CashField close={close} field="counted" label={copy.COUNTED} hint={copy.COUNTED_HINT} />
      </div>
      <DescriptionList
        figures
        items={[
          { term: copy.CASH, value: formatMoney(cashNetOf(day)) },
          { term: copy.EXPECTED, value: written(expected) },
          {
            term: copy.DIFFERENCE,
            value: difference === null ? copy.NO_AMOUNT : <Difference cents={difference} />,
          },
        ]}
      />
      <TextField
        {...useField(close, 'note')}
        label={copy.NOTE}
        hint={copy.NOTE_HINT}
        error={null}
        autoComplete="off"
        readOnly={!mayClose || isBusy}
      />
    </Form>
  );
}

function CashField({
  close,
  field,
  ...shown
}: Pick<CashDrawerProps, 'close'> & { field: 'starting' | 'counted'; label: string; hint?: string }) {
  const mayClose = useSelector(close, selectMayClose);
  const isBusy = useSelector(close, selectIsBusy);
  return (
    <TextField
      {...shown}
      {...useField(close, field)}
      error={useSelector(close, selectCloseMessage(field))}
      start="$"
      align="end"
      inputMode="decimal"
      autoComplete="off"
      required
      readOnly={!mayClose || isBusy}
    />
  );
}

const Difference = ({ cents }: { cents: number }) => (
  <span className="day-close-difference" data-off={cents !== 0 || undefined}>
    {differenceWords(cents)}
  </span>
);

function WhyNotClosed({ close }: Pick<CashDrawerProps, 'close'>) {
  const failure = useSelector(close, selectDayFailure);
  const isReopening = useSelector(close, selectIsReopening);
  return (
    <div role="alert">
      {failure && !isReopening && (
        <Banner tone="danger" title={copy.NOT_CLOSED}>
          {failure.message}
        </Banner>
      )}
    </div>
  );
}

function ClosedDrawer({ close, closing, timeZone }: Omit<CashDrawerProps, 'day'> & { closing: DayClosing }) {
  const mayReopen = useSelector(close, selectMayReopen);
  return (
    <div className="day-close-drawer">
      <p className="day-close-who">
        {copy.closedWords(closing.closedBy, formatInstant(closing.closedAt, timeZone))}
      </p>
      <DescriptionList
        figures
        items={[
          { term: copy.STARTING, value: formatMoney(closing.startingCents) },
          { term: copy.EXPECTED, value: formatMoney(closing.expectedCents) },
          { term: copy.COUNTED, value: formatMoney(closing.countedCents) },
          { term: copy.DIFFERENCE, value: <Difference cents={closing.differenceCents} /> },
        ]}
      />
      {closing.note !== '' && <DescriptionList items={[{ term: copy.CLOSE_NOTE, value: closing.note }]} />}
      <div className="page-actions">
        <Button
          loading={useSelector(close, selectIsRefreshing)}
          refusal={mayReopen ? undefined : missingRight('paymentManagement', 'update')}
          onClick={() => close.send({ type: 'reopen.open' })}
        >
          {copy.REOPEN}
        </Button>
      </div>
    </div>
  );
}
