import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { removeMemberFromPlan, setAutoRenew } from '#api/membership.ts';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export interface MembershipParts {
  host: WidgetHost;
  memberId: string;
  planId: string;
  selection: PlanSelectionRef;
}

/** The chart of a plan's membership with every port provided. */
export function wireMembership({ host, memberId, planId, selection }: MembershipParts) {
  const client = createHostClient(host);
  const plan = () => ({ practiceId: host.session.practice.id, memberId, planId });
  return membershipMachine.provide({
    actors: {
      setAutoRenew: fromPromise<void, { enable: boolean }>(async ({ input }) => {
        await setAutoRenew(client, plan(), input.enable);
      }),
      removeMember: fromPromise<void, { memberId: string }>(async ({ input }) => {
        await removeMemberFromPlan(client, { ...plan(), ...input });
      }),
    },
    actions: {
      showToast: (_, toast) => host.toast(toast),
      tellChange: () => selection.send({ type: 'patient.refresh' }),
    },
  });
}
