import { ageOn } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PlanTerm } from '#domain/plan/plan.ts';
import { comesOfAge } from '#domain/plan/plan-timeline.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ageWords } from '../frame/copy.ts';
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
        {plan.members.map((dependent) => (
          <li key={dependent.id} className="overview-member">
            <MemberWords member={dependent} term={term} today={today} />
            <div className="page-actions">
              <Button
                size="small"
                aria-label={copy.viewOf(dependent.name)}
                onClick={() => onView(dependent.id)}
              >
                View
              </Button>
              {isOpen && (
                <Button
                  size="small"
                  variant="danger"
                  aria-label={copy.removeOf(dependent.name)}
                  onClick={() =>
                    membership.send({
                      type: 'member.choose',
                      memberToRemove: { memberId: dependent.id, name: dependent.name },
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

function MemberWords({ member, term, today }: { member: Member; term: PlanTerm; today: string }) {
  const day = comesOfAge(member, term);
  return (
    <div className="overview-member-words">
      <p className="overview-member-name">{member.name}</p>
      <p className="page-facts tabular">
        <span>{member.primary ? copy.SELF : copy.DEPENDENT}</span>
        <span>{ageWords(ageOn(member.birthDate, today))}</span>
        {day !== null && <Badge tone="warning">{copy.turns18(day)}</Badge>}
      </p>
    </div>
  );
}
