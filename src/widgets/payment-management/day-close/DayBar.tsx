import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Printer } from 'lucide';
import { neighborOf } from '#domain/payment/day-close.ts';
import {
  type DayCloseRef,
  selectCanPrint,
  selectDay,
  selectDayError,
  selectIsDayLocked,
  selectToday,
} from '#machines/day-close/day-close.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import * as copy from './copy.ts';

interface DayBarProps {
  close: DayCloseRef;
}

/** Which day is shown. */
export function DayBar({ close }: DayBarProps) {
  const day = useSelector(close, selectDay);
  const today = useSelector(close, selectToday);
  const isLocked = useSelector(close, selectIsDayLocked);
  const step = (days: -1 | 1) => {
    const next = neighborOf(day, today, days);
    if (next !== null) close.send({ type: 'day.choose', day: next });
  };
  return (
    <div className="day-close-bar">
      <div className="day-close-day">
        <IconButton
          label={copy.EARLIER}
          icon={ChevronLeft}
          mirrors
          aria-disabled={isLocked}
          onClick={() => step(-1)}
        />
        <DateField
          {...useField(close, 'day')}
          label={copy.DAY}
          error={useSelector(close, selectDayError)}
          readOnly={isLocked}
        />
        <IconButton
          label={copy.LATER}
          icon={ChevronRight}
          mirrors
          aria-disabled={isLocked || day === today}
          onClick={() => step(1)}
        />
      </div>
      <Button
        icon={<Icon of={Printer} />}
        disabled={!useSelector(close, selectCanPrint)}
        onClick={() => close.send({ type: 'day.print' })}
      >
        {copy.PRINT}
      </Button>
    </div>
  );
}
