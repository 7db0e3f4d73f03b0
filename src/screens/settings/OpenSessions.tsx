import { useSelector } from '@xstate/react';
import { formatLocal } from '#domain/date/format-instant.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import type { OpenSession } from '#domain/session/open-session.ts';
import {
  type SessionListRef,
  selectEnding,
  selectFailure,
  selectHasFailed,
  selectIsBusy,
  selectSessions,
} from '#machines/session-list/session-list.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { copy } from './copy.ts';

/** SESSION-7 */
export function OpenSessions({ sessions: actor }: { sessions: SessionListRef }) {
  const sessions = useSelector(actor, selectSessions);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const ending = useSelector(actor, selectEnding);
  if (useSelector(actor, selectHasFailed))
    return (
      <ErrorState
        title={copy.sessionsFailed}
        action={<Button onClick={() => actor.send({ type: 'load.retry' })}>{copy.retry}</Button>}
        reference={failure ? referenceOf(failure) : undefined}
      >
        {failure?.message}
      </ErrorState>
    );
  if (sessions === null) return <Skeleton shape="wide" />;
  return (
    <>
      <p className="settings-about">{copy.sessionsAbout}</p>
      <StatusRegion>
        {failure && (
          <Banner tone="danger" title={copy.notEnded}>
            {failure.message}
          </Banner>
        )}
      </StatusRegion>
      <ul>
        {sessions.map((session) => (
          <li className="session" key={session.id}>
            <SessionFacts session={session} />
            {!session.isCurrent && (
              <Button
                size="small"
                aria-label={copy.signOutOf(
                  session.browser || copy.unknownBrowser,
                  formatLocal(session.startedAt),
                )}
                disabled={isBusy && ending?.sessionId !== session.id}
                loading={ending?.sessionId === session.id}
                onClick={() => actor.send({ type: 'session.end', sessionId: session.id })}
              >
                {copy.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="session-others">
        {sessions.length > 1 ? (
          <Button
            variant="danger"
            disabled={isBusy && ending?.sessionId !== null}
            loading={ending?.sessionId === null}
            onClick={() => actor.send({ type: 'others.end' })}
          >
            {copy.signOutEverywhere}
          </Button>
        ) : (
          copy.onlyHere
        )}
      </div>
    </>
  );
}

function SessionFacts({ session: { browser, startedAt, lastUsedAt, isCurrent } }: { session: OpenSession }) {
  return (
    <div>
      <p className="session-browser">
        {browser || copy.unknownBrowser}
        {isCurrent && <Badge tone="success">{copy.current}</Badge>}
      </p>
      <p className="session-times">
        <span>{copy.signedIn(formatLocal(startedAt))}</span> ·{' '}
        <span>{isCurrent ? copy.activeNow : copy.lastUsed(formatLocal(lastUsedAt))}</span>
      </p>
    </div>
  );
}
