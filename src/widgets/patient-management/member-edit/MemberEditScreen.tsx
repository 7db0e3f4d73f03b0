import { useSelector } from '@xstate/react';
import {
  type MemberEditRef,
  selectEditPhase,
  selectFailure,
} from '#machines/member-edit/member-edit.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import * as copy from './copy.ts';
import { MemberForm } from './MemberForm.tsx';

export function MemberEditScreen({ edit }: { edit: MemberEditRef }) {
  const phase = useSelector(edit, selectEditPhase);
  const failure = useSelector(edit, selectFailure);
  if (phase === 'loading') return <WidgetSkeleton label={copy.LOADING} />;
  if (phase === 'form')
    return (
      <Card>
        <MemberForm edit={edit} />
      </Card>
    );
  return (
    <Card height="tall">
      <NotLoaded
        title={copy.NOT_LOADED}
        failure={failure}
        onRetry={() => edit.send({ type: 'member.load' })}
      />
    </Card>
  );
}
