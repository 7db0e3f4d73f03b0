import { useActorRef } from '@xstate/react';
import type { PartSetup } from '#domain/navigation/part-setup.ts';
import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan } from '#domain/plan/plan.ts';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { useStoryNotes } from '../notes/story-notes.ts';
import { ADA, TIME_ZONE, TODAY } from '../story-fixtures.ts';
import type { OverviewProps } from './OverviewScreen.tsx';

const nothing = () => undefined;

export interface World {
  coverage: MemberAndPlan | null;
  isFuture?: boolean;
  nextTerm?: MemberAndPlan | null;
  isNextTermUnpaid?: boolean;
  nextTermDue?: number;
  amountDue?: number;
  switching?: Answer<void>;
  removing?: Answer<void>;
  canceling?: Answer<void>;
  email?: string;
  purchase?: PartSetup;
  about?: Partial<Member>;
}

/** What the overview shows for the server's responses in a story. */
export function useStoryOverview({
  coverage,
  isFuture = false,
  nextTerm = null,
  isNextTermUnpaid = false,
  nextTermDue = 0,
  amountDue = 0,
  switching = 'never',
  removing = 'never',
  canceling = 'never',
  email = ADA.email,
  purchase = 'done',
  about,
}: World): OverviewProps {
  const membership = useActorRef(
    membershipMachine.provide({
      actors: {
        setAutoRenew: answering<void, { enable: boolean }>(switching),
        removeMember: answering<void, { memberId: string }>(removing),
        cancelPlan: answering<void, undefined>(canceling),
      },
      actions: { showToast: nothing },
    }),
    { input: { autoRenew: coverage?.plan.autoRenew ?? false } },
  );
  const { notes, activity } = useStoryNotes({});
  const member = { ...ADA, email, ...about };
  return {
    member,
    coverage,
    isFuture,
    nextTerm,
    isNextTermUnpaid,
    nextTermDue,
    amountDue,
    isPartlyPaid: false,
    membership,
    notes,
    activity,
    timeZone: TIME_ZONE,
    today: TODAY,
    purchase,
    onView: nothing,
  };
}
