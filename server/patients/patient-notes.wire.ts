import type { components } from '#api/schema.d.ts';
import type { StoredNote } from './patient-notes.queries.ts';

export const noteOnTheWire = ({
  id,
  addedAt,
  ...note
}: StoredNote): components['schemas']['PatientNote'] => ({
  noteId: String(id),
  ...note,
  addedAt: addedAt.toISOString(),
});
