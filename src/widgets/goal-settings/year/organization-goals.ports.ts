import { fromPromise } from 'xstate';
import { copyGoals, getOrganizationGoals } from '#api/goals.ts';
import { createHostClient } from '#api/host-client.ts';
import type { GoalsCopy, OrganizationGoals } from '#domain/goal/organization-goals.ts';
import { organizationGoalsMachine } from '#machines/organization-goals/organization-goals.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf } from '#widgets/shared/host-facts.ts';

export function wireOrganizationGoals(host: WidgetHost) {
  const client = createHostClient(host);
  return organizationGoalsMachine.provide({
    actors: {
      loadOrganization: fromPromise<OrganizationGoals, { year: number }>(({ input, signal }) =>
        getOrganizationGoals(client, practiceOf(host), input.year, signal),
      ),
      copyGoals: fromPromise<{ message: string }, GoalsCopy>(({ input }) =>
        copyGoals(client, practiceOf(host), input),
      ),
    },
    actions: { showToast: (_, toast) => host.toast(toast) },
  });
}
