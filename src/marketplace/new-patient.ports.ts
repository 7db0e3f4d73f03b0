import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { findSamePatients, registerPatient } from '#api/new-patients.ts';
import type { NewPatient } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { newPatientMachine } from '#machines/new-patient/new-patient.machine.ts';
import type { Registration } from '#machines/new-patient/new-patient.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import type { SealedItem } from '#widgets/shared/sealed-item.ports.ts';
import { NEW_PATIENT } from './sale-draft.ports.ts';

interface NewPatientParts {
  client: PortalClient;
  practiceId: string;
  /** This tab's drafts. */
  drafts: Pick<SealedItem, 'save'>;
  host: Pick<WidgetHost, 'workBegan' | 'workEnded'>;
  /** Called before the sale is shown. */
  sellTo: (memberId: string) => void;
  leaveSale: () => void;
}

export const wireNewPatient = ({ client, practiceId, drafts, host, sellTo, leaveSale }: NewPatientParts) =>
  newPatientMachine.provide({
    actors: {
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
      sellTo: (_, { memberId }) => sellTo(memberId),
      leaveSale: () => leaveSale(),
    },
  });
