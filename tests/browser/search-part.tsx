import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import type { PatientPage, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { FOUND } from '#tests/machines/patient-search.model.ts';
import { type HeldPort, heldPort } from '#tests/support/held-port.ts';
import type { PatientSearchSet } from '#tests/support/pages/patient-search.ts';
import { shows } from '#tests/support/pages/shows.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { PatientSearchScreen } from '#widgets/patient-management/search/PatientSearchScreen.tsx';
import { mount } from './mount.tsx';

const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

/** The patient search of a practice; what it asks for ends on command. */
export function patientSearchSet(stage: Stage): PatientSearchSet {
  let searching: HeldPort<PatientPage, PatientSearchRequest> = heldPort();
  let opened: string | null = null;
  return {
    async open() {
      opened = null;
      await page.viewport(1440, 900);
      searching = heldPort();
      const machine = patientSearchMachine.provide({
        actors: {
          searchPatients: searching.logic,
          recentPatients: recentPatientsMachine.provide({
            actors: { load: heldPort<readonly FoundPatient[], undefined>().logic },
          }),
        },
        actions: {
          rememberSearch: () => undefined,
          openPatient: (_, { memberId }) => {
            opened = memberId;
          },
        },
      });
      const input = { today: '1969-12-31', kept: null, found: null };
      const search = createActor(machine, { input }).start();
      mount(<PatientSearchScreen search={search} />);
      await page.getByText('Filters', { exact: true }).click();
    },
    seesOpened: (memberId) => shows(stage, () => opened, memberId),
    answer: {
      found: async () => searching.succeed(FOUND),
      nobody: async () => searching.succeed({ records: 0, rows: [] }),
      'server down': async () => searching.fail(BUSY),
    },
  };
}
