import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { addMemberPath, renewalPath } from '#domain/navigation/marketplace.ts';
import { type PartSetup, SETUP_NEEDED } from '#domain/navigation/part-setup.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, Plan } from '#domain/plan/plan.ts';
import { type TermMoment, termMoments } from '#domain/plan/plan-timeline.ts';
import { canCancelPlan, canSwitchAutoRenew, termState } from '#domain/plan/term-state.ts';
import {
  type MembershipRef,
  selectAutoRenew,
  selectIsSwitching,
} from '#machines/membership/membership.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { Timeline } from '#ui/Timeline/Timeline.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

interface TermCardProps {
  member: Member;
  coverage: MemberAndPlan;
  isFuture: boolean;
  nextTerm: MemberAndPlan | null;
  /** It waits for its automatic payment. */
  isNextTermUnpaid: boolean;
  /** In dollars. */
  nextTermDue: number;
  amountDue: number;
  isPartlyPaid: boolean;
  membership: MembershipRef;
  today: string;
  purchase: PartSetup;
}

const KINDS = { begins: 'end', ends: 'end', today: 'now', comesOfAge: 'mark' } as const satisfies Record<
  TermMoment['kind'],
  string
>;

/** Its buttons open the marketplace with the known values. A banner contains the one that is due. */
export function TermCard(props: TermCardProps) {
  const { member, coverage, isFuture, nextTerm, amountDue, membership, today } = props;
  const { isNextTermUnpaid, nextTermDue, isPartlyPaid, purchase } = props;
  const { plan, term } = coverage;
  const moments = termMoments(coverage, today);
  const now = moments.find(({ kind }) => kind === 'today');
  const renews = useSelector(membership, selectAutoRenew);
  const state = termState(coverage, { isFuture, renews, amountDue, today });
  const isRenewed = nextTerm !== null;
  const isRenewalDue = !isRenewed && state !== 'later' && state !== 'current';
  const renew = <PageLink to={renewalPath(member, plan)}>{copy.RENEW}</PageLink>;
  return (
    <Card title={copy.TERM}>
      <div className="overview-term">
        <Timeline
          label={copy.termOf(plan.name)}
          passed={now?.share ?? Number(plan.canceledOn !== undefined || term.endDate < today)}
          moments={moments.map(({ kind, share, words }) => ({ kind: KINDS[kind], share, words }))}
        />
        {nextTerm && (
          <p className="page-facts">
            {isNextTermUnpaid
              ? copy.nextTermUnpaid(nextTerm.term)
              : copy.renewedFor(nextTerm.term, nextTermDue)}
          </p>
        )}
        {!isRenewed && canSwitchAutoRenew(state, isPartlyPaid) && (
          <AutoRenew
            membership={membership}
            isRenewalDue={isRenewalDue}
            renews={state === 'unpaid' ? copy.CANCELS : copy.renewsOn(coverage, member)}
          />
        )}
        {isRenewalDue && (
          <Banner tone="warning" action={purchase !== 'hidden' && state !== 'unpaid' && renew}>
            {copy.renewalDue(state, term.endDate, plan.canceledOn)}
          </Banner>
        )}
        <Sales
          member={member}
          plan={plan}
          renew={!isRenewed && state === 'current' && renew}
          canAdd={state !== 'over' && state !== 'unpaid'}
          purchase={purchase}
        />
        {canCancelPlan(state, member) && (
          <div className="page-actions">
            <Button
              size="small"
              variant="danger"
              onClick={() => membership.send({ type: 'cancellation.open' })}
            >
              {copy.CANCEL_PLAN}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface SalesProps extends Pick<TermCardProps, 'member' | 'purchase'> {
  plan: Plan;
  renew: ReactNode;
  /** Members can be added only to an active plan or a later term. */
  canAdd: boolean;
}

function Sales({ member, plan, renew, canAdd, purchase }: SalesProps) {
  if (purchase === 'hidden') return null;
  return (
    <div className="page-actions">
      {renew}
      {canAdd && <PageLink to={addMemberPath(member, plan)}>{copy.ADD_MEMBER}</PageLink>}
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
