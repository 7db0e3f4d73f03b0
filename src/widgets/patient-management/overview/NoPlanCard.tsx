import { ShoppingBag } from 'lucide';
import { PAGES } from '#domain/navigation/routes.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';

export function NoPlanCard() {
  const buy = (
    <PageLink to={PAGES.patientPurchasePlan.path} variant="primary">
      {copy.BUY}
    </PageLink>
  );
  return (
    <Card height="fill">
      <EmptyState icon={ShoppingBag} title={copy.NO_PLAN} action={buy}>
        {copy.NO_PLAN_ADVICE}
      </EmptyState>
    </Card>
  );
}
