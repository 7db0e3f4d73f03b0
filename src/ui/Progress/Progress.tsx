import { useId } from 'react';
import './Progress.css';

interface ProgressProps {
  /** What is going on: `Importing patients`. */
  label: string;
  /** How much of `total` is done; without it nobody knows, and the bar says only that work goes on. */
  value?: number;
  total?: number;
  /** What is said beside the bar instead of the percentage: `120 of 312`. */
  words?: string;
  tone?: 'accent' | 'success' | 'danger';
}

/** How far something has come. */
export function Progress({ label, value, total = 100, words, tone = 'accent' }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.round((value / total) * 100);
  return (
    <div className="progress">
      <div className="progress-words">
        <span id={id}>{label}</span>
        <span className="progress-value tabular">{words ?? (share === undefined ? '' : `${share} %`)}</span>
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={share}
        aria-valuetext={words}
        data-tone={tone}
      >
        <div
          className="progress-bar"
          data-unknown={share === undefined || undefined}
          style={share === undefined ? undefined : { inlineSize: `${share}%` }}
        />
      </div>
    </div>
  );
}
