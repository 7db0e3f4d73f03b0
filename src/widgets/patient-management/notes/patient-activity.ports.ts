import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listPatientActivity } from '#api/patient-activity.ts';
import type { ActivityList } from '#domain/patient/activity.ts';
import { patientActivityMachine } from '#machines/patient-activity/patient-activity.machine.ts';
import { selectCanRunHidden } from '#machines/patient-activity/patient-activity.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChart } from '../frame/page-chart.ts';

export const patientActivityChart: PageChart<'activity'> = {
  runAtOnce: ({ host }) => ({ about: [], logic: () => wirePatientActivity(host) }),
  canRunHidden: selectCanRunHidden,
};

function wirePatientActivity(host: WidgetHost) {
  const client = createHostClient(host);
  return patientActivityMachine.provide({
    actors: {
      listActivity: fromPromise<ActivityList, { most: number }>(({ input, signal }) =>
        listPatientActivity(client, patientOf(host), input.most, signal),
      ),
    },
  });
}
