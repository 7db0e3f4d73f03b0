import { ShoppingBag } from 'lucide';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { BUY, NO_PLAN, NO_PLAN_ADVICE } from './copy.ts';

export function NoPlanCard() {
  const buy = (
    <Link href={PAGES.patientPurchasePlan.path} asChild>
      <ButtonLink variant="primary">{BUY}</ButtonLink>
    </Link>
  );
  return (
    <Card height="fill">
      <EmptyState icon={ShoppingBag} title={NO_PLAN} action={buy}>
        {NO_PLAN_ADVICE}
      </EmptyState>
    </Card>
  );
}
