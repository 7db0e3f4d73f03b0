import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type MemberEditRef,
  selectEditPhase,
  selectFailure,
} from '#machines/member-edit/member-edit.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { LOADING, NOT_LOADED, RETRY } from './copy.ts';
import { MemberForm } from './MemberForm.tsx';

export function MemberEditScreen({ edit }: { edit: MemberEditRef }) {
  const phase = useSelector(edit, selectEditPhase);
  const failure = useSelector(edit, selectFailure);
  if (phase === 'loading') return <WidgetSkeleton label={LOADING} />;
  if (phase === 'form')
    return (
      <Card>
        <MemberForm edit={edit} />
      </Card>
    );
  const retry = (
    <Button variant="primary" onClick={() => edit.send({ type: 'member.load' })}>
      {RETRY}
    </Button>
  );
  return (
    <Card height="fill">
      <ErrorState
        title={NOT_LOADED}
        action={retry}
        reference={failure === null ? undefined : referenceOf(failure)}
      >
        {failure?.message}
      </ErrorState>
    </Card>
  );
}
