import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { findSamePatients, registerPatient } from '#api/new-patients.ts';
import type { NewPatient } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { newPatientMachine } from '#machines/new-patient/new-patient.machine.ts';
import type { Registration } from '#machines/new-patient/new-patient.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import type { SealedItem } from '#widgets/shared/sealed-item.ports.ts';
import type { wireSale } from './sale.ports.ts';
import { NEW_PATIENT } from './sale-draft.ports.ts';

interface NewPatientParts {
  client: PortalClient;
  practiceId: string;
  /** This tab's drafts. */
  drafts: Pick<SealedItem, 'save' | 'remove'>;
  host: Pick<WidgetHost, 'workBegan' | 'workEnded'>;
  sale: ReturnType<typeof wireSale>;
}

export const wireNewPatient = ({ client, practiceId, drafts, host, sale }: NewPatientParts) =>
  newPatientMachine.provide({
    actors: {
      sale,
      findKnown: fromPromise<readonly PatientRow[], NewPatient>(({ input, signal }) =>
        findSamePatients(client, practiceId, input, signal),
      ),
      registerPatient: fromPromise<string, Registration>(({ input: { patient, evenIfKnown } }) =>
        registerPatient(client, practiceId, patient, evenIfKnown),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      storeDraft: ({ context }) =>
        void drafts.save({ kind: NEW_PATIENT, practiceId, texts: context.fields.texts }),
      removeDraft: () => drafts.remove(),
      logFailure,
    },
  });
