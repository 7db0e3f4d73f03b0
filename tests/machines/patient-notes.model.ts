import { model } from '#charts/explore/model.ts';
import type { PatientNote } from '#domain/patient/note.ts';
import { patientNotesMachine } from '#machines/patient-notes/patient-notes.machine.ts';
import {
  selectIsBusy,
  selectIsRemovalOpen,
  selectIsWriting,
} from '#machines/patient-notes/patient-notes.selectors.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';

export const NOTE: PatientNote = {
  id: '1',
  text: 'Prefers texts',
  isAlert: true,
  author: 'Robin Hale',
  addedAt: '2026-11-22T15:04:05Z',
};

export const patientNotesModel = model({
  machine: patientNotesMachine,
  inputs: [undefined],
  events: {
    'notes.retry': [{}],
    'note.write': [{}],
    'field.change': [
      { case: 'a note', field: 'text', value: 'Prefers texts' },
      { case: 'nothing', field: 'text', value: '' },
    ],
    'field.blur': [{ field: 'text' }],
    'alert.switch': [{ isAlert: true }],
    'note.save': [{}],
    'note.choose': [{ note: NOTE }],
    'note.remove': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    listNotes: { some: { output: [NOTE] }, 'server down': { error: BUSY } },
    addNote: { done: { output: { message: 'Note added successfully' } }, 'server down': { error: BUSY } },
    removeNote: {
      done: { output: undefined },
      'already removed': { error: GONE },
      'server down': { error: BUSY },
    },
  },
  isHome: (snapshot) => snapshot.matches({ list: 'shown' }),
  whyHome: 'The notes start by loading, and stay once they are shown.',
  invariants: {
    'PATIENT-1: no empty note is saved.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.fields.texts.text !== '',
    'DIALOG-3.7: the chart asks only before it discards a change.': ({ context, ...snapshot }) =>
      !snapshot.matches('discarding') || context.fields.texts.text !== '' || context.isAlert,
    'PATIENT-1: a note is removed only after a confirmation that shows it.': (snapshot) =>
      !selectIsRemovalOpen(snapshot) || snapshot.context.noteToRemove !== null,
    'PATIENT-1: at most one dialog is open.': (snapshot) =>
      !(selectIsWriting(snapshot) && selectIsRemovalOpen(snapshot)),
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !selectIsBusy(snapshot) || snapshot.context.failure === null,
  },
});
