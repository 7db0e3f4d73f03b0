import { selectAccessPhase, selectIsSelectionUnsaved } from '#machines/session/session.selectors.ts';
import { useActors, useSession } from '#parts/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { copy } from './copy.ts';

/** What stays true of the session until it is mended: no connection, a selection that could not be stored. */
export function Notices() {
  const { session } = useActors();
  const access = useSession(selectAccessPhase);
  const isUnsaved = useSession(selectIsSelectionUnsaved);
  const retry = (
    <Button size="small" onClick={() => session.send({ type: 'session.retry' })}>
      {copy.retry}
    </Button>
  );
  return (
    <>
      {access === 'unreachable' && (
        <Banner tone="warning" title={copy.unreachable} action={retry}>
          {copy.unreachableAdvice}
        </Banner>
      )}
      {isUnsaved && <Banner tone="warning">{copy.unsaved}</Banner>}
    </>
  );
}
