import { ShoppingBag } from 'lucide';
import { type PartSetup, SETUP_NEEDED } from '#domain/navigation/part-setup.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';

export function NoPlanCard({ purchase }: { purchase: PartSetup }) {
  const buy = (
    <>
      <PageLink to={PAGES.patientPurchasePlan.path} variant="primary">
        {copy.BUY}
      </PageLink>
      <PageLink to={PAGES.comparePlans.path}>{copy.COMPARE}</PageLink>
      {purchase === 'needed' && <Badge tone="warning">{SETUP_NEEDED}</Badge>}
    </>
  );
  return (
    <Card height="tall">
      <EmptyState icon={ShoppingBag} title={copy.NO_PLAN} {...(purchase !== 'hidden' && { action: buy })}>
        {copy.NO_PLAN_ADVICE}
      </EmptyState>
    </Card>
  );
}
