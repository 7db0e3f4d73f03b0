import type { PartSetup } from '#domain/navigation/part-setup.ts';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan } from '#domain/plan/plan.ts';
import type { MembershipRef } from '#machines/membership/membership.selectors.ts';
import type { PatientActivityRef } from '#machines/patient-activity/patient-activity.selectors.ts';
import type { PatientNotesRef } from '#machines/patient-notes/patient-notes.selectors.ts';
import { ActivityCard } from '../notes/ActivityCard.tsx';
import { NotesCard } from '../notes/NotesCard.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { ContactCard } from './ContactCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { NoPlanCard } from './NoPlanCard.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { TermCard } from './TermCard.tsx';
import './OverviewScreen.css';

export interface OverviewProps {
  member: Member;
  coverage: MemberAndPlan | null;
  /** The term begins later. */
  isFuture: boolean;
  /** Only for a renewed plan. */
  nextTerm: MemberAndPlan | null;
  /** It waits for its automatic payment. */
  isNextTermUnpaid: boolean;
  /** In dollars; 0 until it is loaded. */
  nextTermDue: number;
  /** In dollars; 0 until it is loaded. */
  amountDue: number;
  /** A part of the oldest payment that is due is paid. */
  isPartlyPaid: boolean;
  membership: MembershipRef;
  notes: PatientNotesRef;
  activity: PatientActivityRef;
  today: string;
  timeZone: string;
  /** Whether the marketplace is set up. */
  purchase: PartSetup;
  onView: (memberId: string) => void;
}

export function OverviewScreen(props: OverviewProps) {
  const { member, coverage, membership, today, purchase } = props;
  const { onView, notes, activity, timeZone } = props;
  return (
    <div className="overview">
      <div className="overview-plan">
        {coverage === null ? (
          <NoPlanCard purchase={purchase} />
        ) : (
          <>
            <TermCard {...props} coverage={coverage} />
            <MembersCard
              member={member}
              coverage={coverage}
              membership={membership}
              today={today}
              onView={onView}
            />
            <RemoveMember plan={coverage.plan} nextTerm={props.nextTerm} membership={membership} />
            <CancelPlan
              member={member}
              plan={coverage.plan}
              isFuture={props.isFuture}
              amountDue={props.amountDue}
              membership={membership}
            />
          </>
        )}
        <ActivityCard activity={activity} timeZone={timeZone} />
      </div>
      <div className="overview-about">
        <ContactCard member={member} />
        <NotesCard notes={notes} timeZone={timeZone} />
      </div>
    </div>
  );
}
