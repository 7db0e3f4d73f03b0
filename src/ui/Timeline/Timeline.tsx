import './Timeline.css';

interface TimelineMoment {
  words: string;
  /** Where it lies on the line: 0 at its beginning, 1 at its end. */
  share: number;
  /** `end` for the ends of the line, `now` for today, `mark` for what else happens on it. */
  kind: 'end' | 'now' | 'mark';
}

interface TimelineProps {
  /** What the line is of: `Plan term for Family Care`. */
  label: string;
  moments: readonly TimelineMoment[];
  /** How much of the line has passed, from 0 to 1. */
  passed: number;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A stretch of time with what happens in it: as a line to look at, and below as a list to read. */
export function Timeline({ label, moments, passed }: TimelineProps) {
  return (
    <figure className="timeline" aria-label={label}>
      <div className="timeline-line" aria-hidden="true">
        <span className="timeline-passed" style={{ inlineSize: percent(passed) }} />
        {moments.map(({ words, share, kind }) => (
          <span
            key={words}
            className="timeline-point"
            data-kind={kind}
            style={{ insetInlineStart: percent(share) }}
          />
        ))}
      </div>
      <ol className="timeline-moments">
        {moments.map(({ words, kind }) => (
          <li key={words} className="timeline-moment tabular" data-kind={kind}>
            {words}
          </li>
        ))}
      </ol>
    </figure>
  );
}
