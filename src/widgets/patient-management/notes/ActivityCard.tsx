import { useSelector } from '@xstate/react';
import { formatInstant } from '#domain/date/format-instant.ts';
import { activityWords } from '#domain/patient/activity.ts';
import {
  type PatientActivityRef,
  selectActivity,
  selectActivityFailure,
  selectHasMore,
  selectIsLoading,
} from '#machines/patient-activity/patient-activity.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import * as copy from './copy.ts';
import './Notes.css';
import '#widgets/shared/pages.css';

interface ActivityCardProps {
  activity: PatientActivityRef;
  timeZone: string;
}

export function ActivityCard({ activity, timeZone }: ActivityCardProps) {
  return (
    <Card title={copy.ACTIVITY}>
      <NotLoaded activity={activity} />
      <Entries activity={activity} timeZone={timeZone} />
    </Card>
  );
}

function NotLoaded({ activity }: { activity: PatientActivityRef }) {
  const failure = useSelector(activity, selectActivityFailure);
  const retry = <Button onClick={() => activity.send({ type: 'activity.retry' })}>{copy.RETRY}</Button>;
  return (
    <StatusRegion>
      {failure && (
        <Banner tone="danger" title={copy.ACTIVITY_NOT_LOADED} action={retry}>
          {failure.message}
        </Banner>
      )}
    </StatusRegion>
  );
}

function Entries({ activity, timeZone }: ActivityCardProps) {
  const entries = useSelector(activity, selectActivity);
  const hasMore = useSelector(activity, selectHasMore);
  const isLoading = useSelector(activity, selectIsLoading);
  const hasFailed = useSelector(activity, selectActivityFailure) !== null;
  if (entries === null) return hasFailed ? null : <Skeleton shape="wide" />;
  if (entries.length === 0) return <p className="notes-none">{copy.NO_ACTIVITY}</p>;
  return (
    <>
      <ol className="notes-list">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.activity}`} className="notes-entry">
            <div className="notes-words">
              <p>{activityWords(entry)}</p>
              <p className="notes-about tabular">
                {copy.byAndAt(entry.by, formatInstant(entry.at, timeZone))}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {hasMore && (
        <div className="page-actions">
          <Button loading={isLoading} onClick={() => activity.send({ type: 'activity.more' })}>
            {copy.SHOW_MORE}
          </Button>
        </div>
      )}
    </>
  );
}
