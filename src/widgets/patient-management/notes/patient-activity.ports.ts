import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listPatientActivity } from '#api/patient-activity.ts';
import type { ActivityList } from '#domain/patient/activity.ts';
import { patientActivityMachine } from '#machines/patient-activity/patient-activity.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';

export function wirePatientActivity(host: WidgetHost) {
  const client = createHostClient(host);
  return patientActivityMachine.provide({
    actors: {
      listActivity: fromPromise<ActivityList, { most: number }>(({ input, signal }) =>
        listPatientActivity(client, patientOf(host), input.most, signal),
      ),
    },
  });
}
