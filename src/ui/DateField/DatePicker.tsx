import { parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  DialogTrigger,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useOverlayContainer } from '#ui/Popover/use-overlay-container.ts';
import '#ui/floating.css';
import '#ui/Popover/Popover.css';
import { DateField, type DateFieldProps } from './DateField.tsx';
import './DatePicker.css';

interface CalendarProps {
  /** YYYY-MM-DD. */
  day: string | null;
  /** The first and the last day that can be picked, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
  /** Determines which day the calendar marks as today (CONST-3). */
  timeZone: string;
  /** With YYYY-MM-DD. */
  onPick: (day: string) => void;
}

type DatePickerProps = DateFieldProps & CalendarProps;

/** A date near today, typed as MM/DD/YYYY or picked in a calendar. */
export function DatePicker({ day, from, to, timeZone, onPick, ...field }: DatePickerProps) {
  const { button, overlay, onOpenChange } = useOverlayContainer();
  const calendar = (
    <DialogTrigger onOpenChange={onOpenChange}>
      <Button
        className="text-field-button"
        ref={button}
        aria-label="Open calendar"
        isDisabled={Boolean(field.disabled ?? field.readOnly)}
      >
        <Icon of={CalendarIcon} />
      </Button>
      <Popover className="floating popover" placement="bottom end" offset={8} {...overlay}>
        <Dialog className="date-picker-dialog" aria-label={field.label}>
          {({ close }) => (
            <Days
              day={day}
              from={from}
              to={to}
              timeZone={timeZone}
              onPick={(picked) => {
                onPick(picked);
                close();
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
  return <DateField {...field} end={calendar} />;
}

function Days({ day, from, to, timeZone, onPick }: CalendarProps) {
  return (
    <I18nProvider locale="en-US">
      <Calendar
        className="calendar"
        defaultValue={day === null ? null : toZoned(parseDate(day), timeZone)}
        {...(from && { minValue: parseDate(from) })}
        {...(to && { maxValue: parseDate(to) })}
        onChange={(picked) => onPick(toCalendarDate(picked).toString())}
        autoFocus
      >
        <header className="calendar-header">
          <Button slot="previous" className="icon-control calendar-step">
            <Icon of={ChevronLeft} mirrors />
          </Button>
          <Heading className="calendar-title" />
          <Button slot="next" className="icon-control calendar-step">
            <Icon of={ChevronRight} mirrors />
          </Button>
        </header>
        <CalendarGrid className="calendar-grid" weekdayStyle="short">
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className="calendar-weekday">{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell className="calendar-day" date={date} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
