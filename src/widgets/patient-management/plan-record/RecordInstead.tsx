import { useSelector } from '@xstate/react';
import type { IconNode } from 'lucide';
import { referenceOf } from '#domain/failure/failure.ts';
import { type PlanRecordRef, selectFailure } from '#machines/plan-record/plan-record.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { RETRY } from './copy.ts';

interface RecordInsteadProps {
  record: PlanRecordRef;
  icon: IconNode;
  nothing: string;
  notLoaded: string;
}

export function RecordInstead({ record, icon, nothing, notLoaded }: RecordInsteadProps) {
  const failure = useSelector(record, selectFailure);
  if (failure === null) return <EmptyState icon={icon} title={nothing} />;
  const retry = (
    <Button variant="primary" onClick={() => record.send({ type: 'load.retry' })}>
      {RETRY}
    </Button>
  );
  return (
    <ErrorState title={notLoaded} reference={referenceOf(failure)} action={retry}>
      {failure.message}
    </ErrorState>
  );
}
