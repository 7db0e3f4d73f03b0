import { UsersRound } from 'lucide';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { FIND_PATIENT, NO_PATIENT, NO_PATIENT_WORDS } from './copy.ts';

export function NoPatient({ href }: { href: string }) {
  const find = (
    <ButtonLink variant="primary" href={href} target="_top">
      {FIND_PATIENT}
    </ButtonLink>
  );
  return (
    <Card height="tall">
      <EmptyState icon={UsersRound} title={NO_PATIENT} action={find}>
        {NO_PATIENT_WORDS}
      </EmptyState>
    </Card>
  );
}
