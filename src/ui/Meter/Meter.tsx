import './Meter.css';

interface MeterProps {
  /** The part of `total`, a whole number. */
  value: number;
  total: number;
  /** Names the meter for screen readers. Without it, only the words beside the meter are read. */
  label?: string;
}

const MAX_STEPS = 12;

/** Draws the remaining part of a limit, next to its words: steps for a total of up to 12, otherwise a bar. */
export function Meter({ value, total, label }: MeterProps) {
  const isStepped = total <= MAX_STEPS;
  const share = total === 0 ? 0 : Math.round((value / total) * 100);
  return (
    <span
      className="meter"
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'meter', 'aria-label': label, 'aria-valuenow': share, 'aria-valuetext': `${share}% left` })}
      data-empty={value === 0 || undefined}
    >
      {isStepped ? (
        Array.from({ length: total }, (_, step) => (
          <span key={String(step)} className="meter-step" data-left={step < value || undefined} />
        ))
      ) : (
        <span className="meter-bar" style={{ inlineSize: `${(value / total) * 100}%` }} />
      )}
    </span>
  );
}
