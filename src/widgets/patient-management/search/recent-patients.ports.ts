import { fromPromise } from 'xstate';
import { getRecentPatients } from '#api/found-patients.ts';
import { createHostClient } from '#api/host-client.ts';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export function wireRecentPatients(host: WidgetHost) {
  const client = createHostClient(host);
  return recentPatientsMachine.provide({
    actors: {
      load: fromPromise<readonly FoundPatient[], undefined>(({ signal }) =>
        getRecentPatients(client, host.session.practice.id, signal),
      ),
    },
  });
}
