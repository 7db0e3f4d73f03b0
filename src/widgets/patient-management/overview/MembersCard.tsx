import { PAGES } from '#domain/navigation/routes.ts';
import { ageOn } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import { isOwnPlanDue } from '#domain/plan/household.ts';
import type { MemberAndPlan, Plan, PlanTerm } from '#domain/plan/plan.ts';
import { comesOfAge } from '#domain/plan/plan-timeline.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ageWords } from '../frame/copy.ts';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

interface MembersCardProps {
  member: Member;
  coverage: MemberAndPlan;
  membership: MembershipRef;
  today: string;
  onView: (memberId: string) => void;
}

export function MembersCard({
  member,
  coverage: { plan, term },
  membership,
  today,
  onView,
}: MembersCardProps) {
  const isOpen = member.primary && plan.status === 'Active';
  return (
    <Card title={copy.MEMBERS}>
      <ul>
        <li className="overview-member">
          <MemberWords member={member} term={term} today={today} />
        </li>
        {plan.members.map((other) => (
          <li key={other.id} className="overview-member">
            <MemberWords
              member={other}
              term={term}
              today={today}
              ownPlanFrom={ownPlanDay(plan, other, today)}
            />
            <div className="page-actions">
              {ownPlanDay(plan, other, today) !== null && (
                <PageLink
                  to={`${PAGES.purchaseFrame.path}?member_id=${other.id}`}
                  aria-label={copy.ownPlanOf(other.name)}
                >
                  {copy.OWN_PLAN}
                </PageLink>
              )}
              <Button size="small" aria-label={copy.viewOf(other.name)} onClick={() => onView(other.id)}>
                View
              </Button>
              {isOpen && (
                <Button
                  size="small"
                  variant="danger"
                  aria-label={copy.removeOf(other.name)}
                  onClick={() =>
                    membership.send({
                      type: 'member.choose',
                      memberToRemove: { memberId: other.id, name: other.name },
                    })
                  }
                >
                  {copy.REMOVE}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Starts 90 days ahead, so that they get their own plan in time. */
function ownPlanDay({ ownPlanFrom, status }: Plan, { id }: Member, today: string): string | null {
  const day = ownPlanFrom?.[id];
  return day !== undefined && status === 'Active' && isOwnPlanDue(day, today) ? day : null;
}

interface MemberWordsProps {
  member: Member;
  term: PlanTerm;
  today: string;
  ownPlanFrom?: string | null;
}

function MemberWords({ member, term, today, ownPlanFrom = null }: MemberWordsProps) {
  const day = comesOfAge(member, term);
  return (
    <div className="overview-member-words">
      <p className="overview-member-name">
        <bdi>{member.name}</bdi>
      </p>
      <p className="page-facts tabular">
        <span>{member.primary ? copy.SELF : copy.DEPENDENT}</span>
        <span>{ageWords(ageOn(member.birthDate, today))}</span>
        {ownPlanFrom !== null && (
          <Badge tone="warning">
            {copy.turnsWords(ageOn(member.birthDate, ownPlanFrom), ownPlanFrom, today)}
          </Badge>
        )}
        {day !== null && day !== ownPlanFrom && (
          <Badge tone="warning">{copy.turnsWords(18, day, today)}</Badge>
        )}
      </p>
    </div>
  );
}
