import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldMessage } from '#domain/text/field.ts';
import type { patientNotesMachine } from './patient-notes.machine.ts';
import { NOTE_RULES } from './patient-notes.types.ts';

export type PatientNotesRef = ActorRefFrom<typeof patientNotesMachine>;
type Snapshot = SnapshotFrom<typeof patientNotesMachine>;

/** The newest first; null until they are loaded. */
export const selectNotes = ({ context }: Snapshot) => context.notes;
export const selectIsNotLoaded = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectNotesFailure = ({ context }: Snapshot) => context.failure;
export const selectIsWriting = (snapshot: Snapshot) =>
  snapshot.matches('writing') || snapshot.matches('discarding') || snapshot.matches('saving');
export const selectIsRemovalOpen = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('removing');
export const selectCanRunHidden = (snapshot: Snapshot) => snapshot.matches({ list: 'shown' });
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsAlert = ({ context }: Snapshot) => context.isAlert;
export const selectNoteToRemove = ({ context }: Snapshot) => context.noteToRemove;
export const selectTextError = ({ context: { isChecked, fields } }: Snapshot) =>
  isChecked ? fieldMessage(NOTE_RULES.text, fields.texts.text) : null;
