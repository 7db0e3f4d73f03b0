import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { accountWords, expiryStatus } from '#domain/payment/payment-account.ts';
import { renewalDay } from '#domain/plan/renewal-day.ts';
import { type PatientRef, selectMember, selectPlan } from '#machines/patient/patient.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { expiryWords } from '#widgets/shared/payment-accounts/copy.ts';
import * as copy from './copy.ts';

/** The patient's card leads to the payment methods. Plans of dependents are charged to the subscriber's card. */
export function CardChip({ patient, today }: { patient: PatientRef; today: string }) {
  const member = useSelector(patient, selectMember);
  const plan = useSelector(patient, selectPlan);
  const card = member?.card;
  const isDependent = plan.id !== '' && member?.primary === false;
  if (card === undefined || (card === null && isDependent)) return null;
  const renewsOn = card?.isAutoRenewal ? renewalDay(plan, today) : null;
  const status = card === null ? 'none' : expiryStatus(card, today, renewsOn);
  const expiry = expiryWords(status, renewsOn);
  return (
    <span className="patient-fact">
      <Link href={PAGES.managePayments.path} className="patient-card">
        {card === null ? copy.NO_CARD : accountWords(card)}
      </Link>
      {expiry && <Badge tone={status === 'expired' ? 'danger' : 'warning'}>{expiry}</Badge>}
    </span>
  );
}
