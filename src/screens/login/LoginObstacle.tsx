import { type ObstaclePhase, selectFailure, selectObstacle } from '#machines/session/session.selectors.ts';
import { useActors, useSession } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { copy } from './copy.ts';

/** Replaces the form if signing in is impossible. */
export function LoginObstacle({ phase }: { phase: ObstaclePhase }) {
  const { session } = useActors();
  const obstacle = useSession(selectObstacle);
  const failure = useSession(selectFailure);
  if (phase === 'unsupported')
    return (
      <div role="alert">
        <Banner tone="danger" title={copy.unsupported}>
          {obstacle}
        </Banner>
      </div>
    );
  return (
    <div className="login-obstacle" role="alert">
      <Banner tone="danger" title={copy[phase]}>
        <p>{phase === 'restoreFailed' ? copy.restoreFailedAdvice : copy.eraseFailedAdvice}</p>
        <p className="login-cause">{failure?.message}</p>
      </Banner>
      <div className="login-choices">
        <Button variant="primary" onClick={() => session.send({ type: 'session.retry' })}>
          {copy.retry}
        </Button>
        {phase === 'restoreFailed' && (
          <Button onClick={() => session.send({ type: 'session.signOut' })}>{copy.startOver}</Button>
        )}
      </div>
    </div>
  );
}
