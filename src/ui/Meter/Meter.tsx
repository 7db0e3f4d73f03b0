import './Meter.css';

interface MeterProps {
  /** The part of `total`, a whole number. */
  value: number;
  total: number;
}

const MAX_STEPS = 12;

/** Draws the remaining part of a limit, next to its words: steps for a total of up to 12, otherwise a bar. */
export function Meter({ value, total }: MeterProps) {
  const isStepped = total <= MAX_STEPS;
  return (
    <span className="meter" aria-hidden data-empty={value === 0 || undefined}>
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
