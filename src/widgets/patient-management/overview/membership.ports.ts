import { createHostClient } from '#api/host-client.ts';
import { cancelPlan, removeMemberFromPlan, setAutoRenew } from '#api/membership.ts';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import { selectIsSwitching } from '#machines/membership/membership.selectors.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChart, PageChartParts } from '../frame/page-chart.ts';
import { lastingWrite, reloadPatientAndActivity } from '../frame/reload-patient.ports.ts';

export const membershipChart: PageChart<'membership'> = {
  run: ({ plan: { id, autoRenew } }, parts) => ({
    about: [id],
    logic: () => wireMembership(parts, id),
    input: { autoRenew },
    change: { type: 'plan.change', autoRenew },
  }),
  willReport: selectIsSwitching,
};

export function wireMembership(parts: Pick<PageChartParts, 'host' | 'chart'>, planId: string) {
  const { host } = parts;
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
    actions: {
      showToast: (_, toast) => host.toast(toast),
      reloadPatient: reloadPatientAndActivity(parts),
    },
  });
}
