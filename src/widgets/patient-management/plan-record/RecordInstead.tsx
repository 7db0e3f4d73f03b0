import { useSelector } from '@xstate/react';
import type { IconNode } from 'lucide';
import { type PlanRecordRef, selectFailure } from '#machines/plan-record/plan-record.selectors.ts';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';

interface RecordInsteadProps {
  record: PlanRecordRef;
  icon: IconNode;
  nothing: string;
  advice: string;
  notLoaded: string;
}

export function RecordInstead({ record, icon, nothing, advice, notLoaded }: RecordInsteadProps) {
  const failure = useSelector(record, selectFailure);
  if (failure === null)
    return (
      <EmptyState icon={icon} title={nothing}>
        {advice}
      </EmptyState>
    );
  return (
    <NotLoaded title={notLoaded} failure={failure} onRetry={() => record.send({ type: 'load.retry' })} />
  );
}
