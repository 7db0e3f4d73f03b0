import { useSelector } from '@xstate/react';
import { NotebookPen } from 'lucide';
import {
  type PatientNotesRef,
  selectIsAlert,
  selectIsBusy,
  selectIsWriting,
  selectNotesFailure,
  selectTextError,
} from '#machines/patient-notes/patient-notes.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from './copy.ts';

export function AddNote({ notes }: { notes: PatientNotesRef }) {
  const isBusy = useSelector(notes, selectIsBusy);
  const failure = useSelector(notes, selectNotesFailure);
  const close = () => notes.send({ type: 'dialog.close' });
  return (
    <div className="page-actions">
      <Button icon={<Icon of={NotebookPen} />} onClick={() => notes.send({ type: 'note.write' })}>
        {copy.ADD}
      </Button>
      <Dialog
        open={useSelector(notes, selectIsWriting)}
        onClose={close}
        size="small"
        title={copy.ADD}
        description={copy.ADD_ADVICE}
      >
        <DialogForm
          submit={copy.SAVE}
          busy={isBusy}
          onSubmit={() => notes.send({ type: 'note.save' })}
          onCancel={close}
          notice={
            failure && (
              <div role="alert">
                <Banner tone="danger">{failure.message}</Banner>
              </div>
            )
          }
        >
          <TextField
            {...useField(notes, 'text')}
            label={copy.NOTE}
            name="note"
            autoComplete="off"
            required
            readOnly={isBusy}
            error={useSelector(notes, selectTextError)}
          />
          <Checkbox
            label={copy.SHOW_AS_ALERT}
            checked={useSelector(notes, selectIsAlert)}
            disabled={isBusy}
            onChange={(isAlert) => notes.send({ type: 'alert.switch', isAlert })}
          />
        </DialogForm>
        <DiscardQuestion form={notes} />
      </Dialog>
    </div>
  );
}
