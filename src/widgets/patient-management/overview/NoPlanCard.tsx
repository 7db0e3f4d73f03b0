import { ShoppingBag } from 'lucide';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import * as copy from './copy.ts';

export function NoPlanCard() {
  const buy = (
    <Link href={PAGES.patientPurchasePlan.path} asChild>
      <ButtonLink variant="primary">{copy.BUY}</ButtonLink>
    </Link>
  );
  return (
    <Card height="fill">
      <EmptyState icon={ShoppingBag} title={copy.NO_PLAN} action={buy}>
        {copy.NO_PLAN_ADVICE}
      </EmptyState>
    </Card>
  );
}
