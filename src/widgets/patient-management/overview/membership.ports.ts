import { createHostClient } from '#api/host-client.ts';
import { cancelPlan, removeMemberFromPlan, setAutoRenew } from '#api/membership.ts';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';

export function wireMembership(host: WidgetHost, planId: string) {
  const client = createHostClient(host);
  const plan = () => ({ ...patientOf(host), planId });
  return membershipMachine.provide({
    actors: {
      setAutoRenew: lastingWrite<void, { enable: boolean }>(async ({ enable }) => {
        await setAutoRenew(client, plan(), enable);
      }),
      removeMember: lastingWrite<void, { memberId: string }>((input) =>
        removeMemberFromPlan(client, { ...plan(), ...input }),
      ),
      cancelPlan: lastingWrite<void, undefined>(() => cancelPlan(client, plan())),
    },
    actions: { showToast: (_, toast) => host.toast(toast) },
  });
}
