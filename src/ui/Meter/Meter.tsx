import './Meter.css';

interface MeterProps {
  /** Of `total`, a whole number. */
  value: number;
  total: number;
}

const MAX_STEPS = 12;

/** Draws how much is left of a limit, beside the words that say it: a step for each up to 12, above that a bar. */
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
