import type { PartSetup } from '#domain/navigation/part-setup.ts';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan } from '#domain/plan/plan.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import { ContactCard } from './ContactCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { NoPlanCard } from './NoPlanCard.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { TermCard } from './TermCard.tsx';
import './OverviewScreen.css';

export interface OverviewProps {
  member: Member;
  coverage: MemberAndPlan | null;
  membership: MembershipRef;
  today: string;
  /** Of the marketplace. */
  purchase: PartSetup;
  onView: (memberId: string) => void;
}

export function OverviewScreen({ member, coverage, membership, today, purchase, onView }: OverviewProps) {
  return (
    <div className="overview">
      <div className="overview-plan">
        {coverage === null ? (
          <NoPlanCard purchase={purchase} />
        ) : (
          <>
            <TermCard
              member={member}
              coverage={coverage}
              membership={membership}
              today={today}
              purchase={purchase}
            />
            <MembersCard
              member={member}
              coverage={coverage}
              membership={membership}
              today={today}
              onView={onView}
            />
            <RemoveMember plan={coverage.plan} membership={membership} />
          </>
        )}
      </div>
      <ContactCard member={member} />
    </div>
  );
}
