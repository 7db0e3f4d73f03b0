import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { addPatientNote, listPatientNotes, removePatientNote } from '#api/patient-notes.ts';
import type { PatientNote } from '#domain/patient/note.ts';
import { patientNotesMachine } from '#machines/patient-notes/patient-notes.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';

export function wirePatientNotes(host: WidgetHost) {
  const client = createHostClient(host);
  return patientNotesMachine.provide({
    actors: {
      listNotes: fromPromise<readonly PatientNote[], undefined>(({ signal }) =>
        listPatientNotes(client, patientOf(host), signal),
      ),
      addNote: lastingWrite<{ message: string }, { text: string; isAlert: boolean }>((input) =>
        addPatientNote(client, patientOf(host), input),
      ),
      removeNote: lastingWrite<void, { noteId: string }>((input) =>
        removePatientNote(client, { ...patientOf(host), ...input }),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
