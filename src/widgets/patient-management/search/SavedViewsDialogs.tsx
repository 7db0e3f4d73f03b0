import { useSelector } from '@xstate/react';
import {
  type SavedViewsRef,
  selectFailure,
  selectIsBusy,
  selectIsConfirming,
  selectIsListOpen,
  selectIsNameOpen,
  selectIsRenaming,
  selectNameError,
  selectSavedViews,
  selectToDelete,
} from '#machines/saved-views/saved-views.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { DialogForm } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import './SavedViewsDialogs.css';

interface SavedViewsProps {
  saved: SavedViewsRef;
}

export function SavedViewsDialogs({ saved }: SavedViewsProps) {
  const isNameOpen = useSelector(saved, selectIsNameOpen);
  const isListOpen = useSelector(saved, selectIsListOpen);
  const isRenaming = useSelector(saved, selectIsRenaming);
  const isBusy = useSelector(saved, selectIsBusy);
  const close = () => saved.send({ type: 'dialog.close' });
  return (
    <>
      <Dialog
        open={isNameOpen}
        onClose={close}
        size="small"
        initialFocus=".dialog-body input"
        title={isRenaming ? copy.RENAME_VIEW : copy.SAVE_VIEW_TITLE}
        description={isRenaming ? undefined : copy.SAVE_VIEW_ABOUT}
      >
        <DialogForm
          onSubmit={() => saved.send({ type: 'name.submit' })}
          submit={copy.SAVE}
          busy={isBusy}
          onCancel={close}
        >
          <TextField
            {...useField(saved, 'name')}
            label={copy.VIEW_NAME}
            autoComplete="off"
            required
            error={useSelector(saved, selectNameError)}
          />
          <NotSaved saved={saved} />
        </DialogForm>
      </Dialog>
      <Dialog open={isListOpen} onClose={close} size="small" title={copy.SAVED_VIEWS}>
        <SavedList saved={saved} />
        <NotSaved saved={saved} />
        <DeleteQuestion saved={saved} />
      </Dialog>
    </>
  );
}

function SavedList({ saved }: SavedViewsProps) {
  const views = useSelector(saved, selectSavedViews);
  const isBusy = useSelector(saved, selectIsBusy);
  return (
    <div {...focusFallback(copy.SAVED_VIEWS)}>
      {views.length === 0 && <p>{copy.NO_SAVED_VIEWS}</p>}
      <ul className="saved-views">
        {views.map(({ name }) => (
          <li className="saved-view" key={name}>
            <span className="saved-view-name">{name}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={copy.renameView(name)}
              aria-disabled={isBusy}
              onClick={() => saved.send({ type: 'name.open', subject: { kind: 'rename', name } })}
            >
              {copy.RENAME}
            </Button>
            <Button
              size="small"
              variant="danger"
              aria-label={copy.deleteView(name)}
              aria-disabled={isBusy}
              onClick={() => saved.send({ type: 'view.delete', name })}
            >
              {copy.DELETE}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteQuestion({ saved }: SavedViewsProps) {
  return (
    <ConfirmDialog
      open={useSelector(saved, selectIsConfirming)}
      title={copy.deleteTitle(useSelector(saved, selectToDelete))}
      confirm={copy.DELETE_VIEW}
      destructive
      onConfirm={() => saved.send({ type: 'delete.confirm' })}
      onCancel={() => saved.send({ type: 'dialog.close' })}
    >
      {copy.DELETE_ABOUT}
    </ConfirmDialog>
  );
}

function NotSaved({ saved }: SavedViewsProps) {
  const failure = useSelector(saved, selectFailure);
  return (
    failure && (
      <div role="alert">
        <Banner tone="danger" title={copy.VIEWS_NOT_SAVED}>
          {failure.message}
        </Banner>
      </div>
    )
  );
}
