import './Timeline.css';

interface TimelineMoment {
  words: string;
  /** From 0 at the start to 1 at the end. */
  share: number;
  kind: 'end' | 'now' | 'mark';
}

interface TimelineProps {
  label: string;
  moments: readonly TimelineMoment[];
  /** From 0 to 1. */
  passed: number;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A period with its events: drawn as a line and listed below. */
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
        {moments.map(({ words, kind, share }, index) => (
          <li
            key={words}
            className="timeline-moment tabular"
            data-kind={kind}
            style={{ flexGrow: share - (moments[index - 1]?.share ?? 0) }}
          >
            {words}
          </li>
        ))}
      </ol>
    </figure>
  );
}
