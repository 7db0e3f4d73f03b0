import { Calendar } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';
import './DateField.css';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align' | 'end'> {
  /** The day that the calendar opens on, as YYYY-MM-DD. */
  day?: string | null;
  /** The first and the last day that can be picked, as YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** A day was picked in the calendar: YYYY-MM-DD. Without it there is no calendar. */
  onPick?: (day: string) => void;
}

/** A day, typed as MM/DD/YYYY or picked in the browser's own calendar. Its rule is `date`, which sets the slashes. */
export function DateField({ day, from, to, onPick, ...field }: DateFieldProps) {
  const calendar = onPick && (
    <CalendarButton day={day ?? ''} from={from} to={to} onPick={onPick} disabled={field.disabled} />
  );
  return (
    <TextField autoComplete="off" placeholder="MM/DD/YYYY" {...field} inputMode="numeric" end={calendar} />
  );
}

interface CalendarButtonProps {
  day: string;
  from: string | undefined;
  to: string | undefined;
  onPick: (day: string) => void;
  disabled: boolean | undefined;
}

function CalendarButton({ day, from, to, onPick, disabled }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="date-field-end">
      <input
        ref={picker}
        className="date-field-picker"
        type="date"
        autoComplete="off"
        value={day}
        min={from}
        max={to}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => currentTarget.value && onPick(currentTarget.value)}
      />
      <button
        type="button"
        className="date-field-button"
        aria-label="Open calendar"
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon of={Calendar} />
      </button>
    </span>
  );
}
