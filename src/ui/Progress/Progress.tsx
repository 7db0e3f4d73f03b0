import { useId } from 'react';
import './Progress.css';

interface ProgressProps {
  label: string;
  /** The part of `total`. Without it, the bar is indeterminate. */
  value?: number;
  total?: number;
  /** Replaces the percentage: `120 of 312`. */
  words?: string;
  /** A part of `total`: a tick on the bar, such as the expected amount by today. */
  mark?: number;
}

/** The progress of a task. */
export function Progress({ label, value, total = 100, words, mark }: ProgressProps) {
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
      >
        <div
          className="progress-bar"
          data-unknown={share === undefined || undefined}
          style={share === undefined ? undefined : { inlineSize: `${share}%` }}
        />
        {mark !== undefined && (
          <div
            className="progress-mark"
            style={{ insetInlineStart: `${Math.min(100, (mark / total) * 100)}%` }}
          />
        )}
      </div>
    </div>
  );
}
