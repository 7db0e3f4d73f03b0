import { formatInstant } from '#domain/date/format-instant.ts';
import type { FeeEvent } from '#domain/plan/plan-fee.ts';
import { Card } from '#ui/Card/Card.tsx';
import * as copy from '../copy.ts';

/** Who changed what, and when. */
export const FeeHistory = ({ history, timeZone }: { history: readonly FeeEvent[]; timeZone: string }) => (
  <Card title={copy.edit.HISTORY}>
    {history.length === 0 && <p className="plan-fee-note">{copy.edit.NO_HISTORY}</p>}
    {history.length > 0 && (
      <ol className="fee-history">
        {history.map((event) => (
          <li className="fee-history-event" key={event.id}>
            <div>
              <p className="fee-history-title">{copy.eventTitle(event)}</p>
              <p className="fee-history-about tabular">{copy.eventAbout(event)}</p>
            </div>
            <p className="fee-history-when tabular">
              {copy.edit.by(event.by, event.kind)}
              {' · '}
              <time dateTime={event.at}>{formatInstant(event.at, timeZone)}</time>
            </p>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
