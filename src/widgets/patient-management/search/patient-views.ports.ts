import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getPatientViews } from '#api/patient-views.ts';
import type { PatientViews } from '#domain/patient/patient-view.ts';
import { patientViewsMachine } from '#machines/patient-views/patient-views.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export function wirePatientViews(host: WidgetHost) {
  const client = createHostClient(host);
  return patientViewsMachine.provide({
    actors: {
      load: fromPromise<PatientViews, undefined>(({ signal }) =>
        getPatientViews(client, host.session.practice.id, signal),
      ),
    },
  });
}
