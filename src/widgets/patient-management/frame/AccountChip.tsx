import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { accountWords, expiryStatus } from '#domain/payment/payment-account.ts';
import { renewalDay } from '#domain/plan/renewal-day.ts';
import {
  type PatientRef,
  selectMember,
  selectPlan,
  selectPlanToRenew,
} from '#machines/patient/patient.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { expiryWords } from '#widgets/shared/payment-accounts/copy.ts';
import * as copy from './copy.ts';

/** Links to the payment methods. A dependent's plan is charged to the subscriber's. */
export function AccountChip({ patient, today }: { patient: PatientRef; today: string }) {
  const member = useSelector(patient, selectMember);
  const plan = useSelector(patient, selectPlan);
  const planToRenew = useSelector(patient, selectPlanToRenew);
  const account = member?.accountOnFile;
  const isDependent = plan.id !== '' && member?.primary === false;
  if (account === undefined || (account === null && isDependent)) return null;
  const renewsOn = account?.isAutoRenewal ? renewalDay(planToRenew, today) : null;
  const status = account === null ? 'none' : expiryStatus(account, today, renewsOn);
  const expiry = expiryWords(status, renewsOn);
  return (
    <span className="patient-fact">
      <Link href={PAGES.managePayments.path} className="patient-card">
        {account === null ? copy.NO_ACCOUNT : accountWords(account)}
      </Link>
      {expiry && <Badge tone={status === 'expired' ? 'danger' : 'warning'}>{expiry}</Badge>}
    </span>
  );
}
