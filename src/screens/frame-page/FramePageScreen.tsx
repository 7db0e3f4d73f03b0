import { useSelector } from '@xstate/react';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import {
  type MarketplaceFrameRef,
  selectFrameFailure,
  selectFramePhase,
} from '#machines/marketplace-frame/marketplace-frame.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { copy } from './copy.ts';
import { FrameMessages } from './FrameMessages.tsx';
import './FramePageScreen.css';

interface FramePageScreenProps {
  page: PageName;
  frame: MarketplaceFrameRef;
  attach: (frame: HTMLIFrameElement | null) => void;
}

/** The marketplace in its frame (FRAME-1), or why it isn't shown. */
export function FramePageScreen({ page, frame, attach }: FramePageScreenProps) {
  const practice = useSession(selectCurrentPractice);
  const user = useSession(selectUser);
  const phase = useSelector(frame, selectFramePhase);
  const failure = useSelector(frame, selectFrameFailure);
  const { title } = pageOf(page);
  const isFailed = phase === 'late' || phase === 'refused';
  return (
    <>
      <section className="marketplace-frame" data-phase={phase} aria-label={title}>
        {phase === 'loading' && <WidgetSkeleton label={`Loading ${title}`} />}
        {isFailed ? (
          <Card height="tall">
            <ErrorState
              title={copy.notLoaded}
              action={<Button onClick={() => frame.send({ type: 'frame.retry' })}>{copy.retry}</Button>}
            >
              <p>{failure?.message ?? copy.late}</p>
              <p>{copy.advice}</p>
            </ErrorState>
          </Card>
        ) : (
          <iframe className="marketplace-frame-page" ref={attach} title={title} />
        )}
      </section>
      {user && <FrameMessages frame={frame} rights={user} timeZone={practice?.timeZone ?? 'UTC'} />}
    </>
  );
}
