import { Building2 } from 'lucide';
import type { ReactNode } from 'react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  selectFailure,
  selectHidesPatientData,
  selectProfilePhase,
} from '#machines/session/session.selectors.ts';
import { useActors, useSession } from '#react/actors.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FramePage } from '#ui/Frame/FramePage.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { copy } from './copy.ts';

/** The page, or why there is none. An ended session hides the page without unmounting it (SESSION-4). */
export function Content({ children }: { children: ReactNode }) {
  const { session } = useActors();
  const phase = useSession(selectProfilePhase);
  const failure = useSession(selectFailure);
  const hidesPatientData = useSession(selectHidesPatientData);
  const choices = (
    <div className="shell-choices">
      <Button variant="primary" onClick={() => session.send({ type: 'session.retry' })}>
        {copy.retry}
      </Button>
      <Button onClick={() => session.send({ type: 'session.signOut' })}>{copy.signOut}</Button>
    </div>
  );
  if (phase === 'failed')
    return (
      <Card height="tall">
        <ErrorState
          scope="page"
          title={copy.loadFailed}
          action={choices}
          reference={failure ? referenceOf(failure) : undefined}
        >
          <p>{failure?.message}</p>
          <p>{copy.loadFailedAdvice}</p>
        </ErrorState>
      </Card>
    );
  if (phase === 'unassigned')
    return (
      <Card height="tall">
        <EmptyState scope="page" icon={Building2} title={copy.unassigned} action={choices}>
          {copy.unassignedAdvice}
        </EmptyState>
      </Card>
    );
  if (phase !== 'ready') return <PageSkeleton label={copy.loading} />;
  return <FramePage isHidden={hidesPatientData}>{children}</FramePage>;
}
