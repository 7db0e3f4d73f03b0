import { useSelector } from '@xstate/react';
import {
  type PatientNotesRef,
  selectIsBusy,
  selectIsRemovalOpen,
  selectNotesFailure,
  selectNoteToRemove,
} from '#machines/patient-notes/patient-notes.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

export function RemoveNote({ notes }: { notes: PatientNotesRef }) {
  const failure = useSelector(notes, selectNotesFailure);
  return (
    <ConfirmDialog
      open={useSelector(notes, selectIsRemovalOpen)}
      destructive
      busy={useSelector(notes, selectIsBusy)}
      error={failure?.message ?? null}
      title={copy.REMOVE_TITLE}
      confirm={copy.REMOVE_NOTE}
      onConfirm={() => notes.send({ type: 'note.remove' })}
      onCancel={() => notes.send({ type: 'dialog.close' })}
    >
      {useSelector(notes, selectNoteToRemove)?.text}
    </ConfirmDialog>
  );
}
