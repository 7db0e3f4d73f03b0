import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { daysBetween } from '#domain/date/day.ts';
import { addMemberPath, renewalPath } from '#domain/navigation/marketplace.ts';
import { type PartSetup, SETUP_NEEDED } from '#domain/navigation/part-setup.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import { ENDS_SOON_DAYS } from '#domain/patient/patient-view.ts';
import type { MemberAndPlan, Plan, PlanTerm } from '#domain/plan/plan.ts';
import { type TermMoment, termMoments } from '#domain/plan/plan-timeline.ts';
import {
  type MembershipRef,
  selectAutoRenew,
  selectIsSwitching,
} from '#machines/membership/membership.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { Timeline } from '#ui/Timeline/Timeline.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

interface TermCardProps {
  member: Member;
  coverage: MemberAndPlan;
  nextTerm: PlanTerm | null;
  amountDue: number;
  membership: MembershipRef;
  today: string;
  purchase: PartSetup;
}

const KINDS = { begins: 'end', ends: 'end', today: 'now', comesOfAge: 'mark' } as const satisfies Record<
  TermMoment['kind'],
  string
>;

/** Its buttons open the marketplace with the known values. A banner holds the one that is due. */
export function TermCard(props: TermCardProps) {
  const { member, coverage, nextTerm, amountDue, membership, today, purchase } = props;
  const { plan, term } = coverage;
  const moments = termMoments(term, [member, ...plan.members], today);
  const now = moments.find(({ kind }) => kind === 'today');
  const hasEnded = term.endDate < today;
  const isOver = hasEnded || plan.status === 'Inactive';
  const renews = useSelector(membership, selectAutoRenew);
  const daysLeft = daysBetween(today, term.endDate);
  const isRenewalDue = nextTerm === null && (isOver || (!renews && daysLeft <= ENDS_SOON_DAYS));
  const isUnpaid = plan.status === 'Inactive' && plan.autoRenew && amountDue > 0;
  const renew = <PageLink to={renewalPath(member, plan)}>{copy.RENEW}</PageLink>;
  return (
    <Card title={copy.TERM}>
      <div className="overview-term">
        <Timeline
          label={copy.termOf(plan.name)}
          passed={hasEnded ? 1 : (now?.share ?? 0)}
          moments={moments.map(({ kind, share, words }) => ({ kind: KINDS[kind], share, words }))}
        />
        {nextTerm && <p className="page-facts">{copy.renewedFor(nextTerm)}</p>}
        {!nextTerm && (isUnpaid || !isOver) && (
          <AutoRenew
            membership={membership}
            isRenewalDue={isRenewalDue}
            renews={isUnpaid ? copy.CANCELS : copy.renewsOn(term.endDate, member)}
          />
        )}
        {isRenewalDue && (
          <RenewalDue isUnpaid={isUnpaid} action={purchase !== 'hidden' && renew}>
            {isOver ? copy.OVER : copy.endsSoon(term.endDate)}
          </RenewalDue>
        )}
        <Sales
          member={member}
          plan={plan}
          renew={!isRenewalDue && nextTerm === null && renew}
          purchase={purchase}
        />
      </div>
    </Card>
  );
}

interface SalesProps extends Pick<TermCardProps, 'member' | 'purchase'> {
  plan: Plan;
  renew: ReactNode;
}

/** Members can be added only to an active plan. */
function Sales({ member, plan, renew, purchase }: SalesProps) {
  if (purchase === 'hidden') return null;
  return (
    <div className="page-actions">
      {renew}
      {plan.status === 'Active' && <PageLink to={addMemberPath(member, plan)}>{copy.ADD_MEMBER}</PageLink>}
      <PageLink variant="quiet" to={PAGES.patientPurchasePlan.path}>
        {copy.BUY}
      </PageLink>
      <PageLink variant="quiet" to={PAGES.comparePlans.path}>
        {copy.COMPARE}
      </PageLink>
      {purchase === 'needed' && <Badge tone="warning">{SETUP_NEEDED}</Badge>}
    </div>
  );
}

interface RenewalDueProps {
  /** A next term that waits for its automatic payment is paid, not renewed. */
  isUnpaid: boolean;
  action: ReactNode;
  children: string;
}

const RenewalDue = ({ isUnpaid, action, children }: RenewalDueProps) => (
  <Banner tone="warning" action={!isUnpaid && action}>
    {isUnpaid ? copy.UNPAID : children}
  </Banner>
);

interface AutoRenewProps {
  membership: MembershipRef;
  isRenewalDue: boolean;
  renews: string;
}

/** A banner explains a renewal that is due. */
function AutoRenew({ membership, isRenewalDue, renews }: AutoRenewProps) {
  const isOn = useSelector(membership, selectAutoRenew);
  const isSwitching = useSelector(membership, selectIsSwitching);
  return (
    <Switch
      label={copy.AUTO_RENEW}
      {...((isOn || !isRenewalDue) && { hint: isOn ? renews : copy.ENDS })}
      on={isOn}
      busy={isSwitching}
      onChange={() => membership.send({ type: 'renewal.switch' })}
    />
  );
}
