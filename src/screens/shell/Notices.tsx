import { useSelector } from '@xstate/react';
import { timeOfDay } from '#domain/session/session-end.ts';
import {
  selectAccessPhase,
  selectIsOutdated,
  selectIsSelectionUnsaved,
} from '#machines/session/session.selectors.ts';
import {
  selectExtendFailure,
  selectIsExtending,
  selectNearEnd,
} from '#machines/session-end/session-end.selectors.ts';
import { useActors, useSession, useShellActors } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { copy } from './copy.ts';

export function Notices() {
  const { session } = useActors();
  const access = useSession(selectAccessPhase);
  const isUnsaved = useSession(selectIsSelectionUnsaved);
  const isOutdated = useSession(selectIsOutdated);
  const retry = (
    <Button size="small" onClick={() => session.send({ type: 'session.retry' })}>
      {copy.retry}
    </Button>
  );
  const reload = (
    <Button size="small" onClick={() => session.send({ type: 'user.reload' })}>
      {copy.retry}
    </Button>
  );
  return (
    <>
      <EndNotice />
      <StatusRegion>
        {access === 'unreachable' && (
          <Banner tone="warning" title={copy.unreachable} action={retry}>
            {copy.unreachableAdvice}
          </Banner>
        )}
      </StatusRegion>
      <StatusRegion>
        {isOutdated && (
          <Banner tone="warning" title={copy.outdated} action={reload}>
            {copy.outdatedAdvice}
          </Banner>
        )}
      </StatusRegion>
      <StatusRegion>{isUnsaved && <Banner tone="warning">{copy.unsaved}</Banner>}</StatusRegion>
    </>
  );
}

/** SESSION-6 */
function EndNotice() {
  const { sessionEnd } = useShellActors();
  const end = useSelector(sessionEnd, selectNearEnd);
  const isExtending = useSelector(sessionEnd, selectIsExtending);
  const failure = useSelector(sessionEnd, selectExtendFailure);
  const extend = (
    <Button size="small" loading={isExtending} onClick={() => sessionEnd.send({ type: 'session.extend' })}>
      {copy.stayIn}
    </Button>
  );
  return (
    <div className="shell-end" role="status">
      {end?.kind === 'idle' && (
        <Banner tone="warning" title={copy.endsSoon} action={extend}>
          {copy.endsIdle(timeOfDay(end.at))}
          {failure && <p>{copy.notExtended(failure.message)}</p>}
        </Banner>
      )}
      {end?.kind === 'longest' && (
        <Banner tone="warning" title={copy.endsSoon}>
          {copy.endsLast(timeOfDay(end.at))}
        </Banner>
      )}
    </div>
  );
}
