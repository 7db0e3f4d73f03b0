import { useSelector } from '@xstate/react';
import { Plus } from 'lucide';
import { memo } from 'react';
import { type CodeRights, refusalTo, updateRefusal } from '#domain/access/code-rights.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import { CODE_LABELS, type CodeField } from '#domain/plan/code-draft.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import {
  type CodeFormRef,
  selectBefore,
  selectDifferences,
  selectErrors,
  selectFailure,
  selectIsBusy,
  selectIsDeleteOpen,
  selectIsFormOpen,
} from '#machines/code-form/code-form.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ChangedSince } from '#ui/ChangedSince/ChangedSince.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm, FormPair } from '#ui/Form/Form.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from './copy.ts';

export function AddCode({ form, may }: { form: CodeFormRef; may: CodeRights }) {
  return (
    <Button
      variant="primary"
      icon={<Icon of={Plus} />}
      refusal={refusalTo(may, 'create')}
      onClick={() => form.send({ type: 'code.add' })}
    >
      {copy.ADD}
    </Button>
  );
}

interface CodeActionsProps {
  code: ProcedureCode;
  form: CodeFormRef;
  may: CodeRights;
}

/**
 * Standard codes can't be deleted; only their amount can change. Renders again only when its code changes, like the
 * amounts.
 */
export const CodeActions = memo(function CodeActions({ code, form, may }: CodeActionsProps) {
  if (!code.isCustom) return null;
  return (
    <span className="codes-actions">
      <Button
        size="small"
        variant="quiet"
        aria-label={copy.editTitle(code.code)}
        refusal={updateRefusal(may, [code])}
        onClick={() => form.send({ type: 'code.edit', code })}
      >
        {copy.EDIT}
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={copy.deleteName(code.code)}
        refusal={refusalTo(may, 'delete')}
        onClick={() => form.send({ type: 'code.delete', code })}
      >
        {copy.DELETE}
      </Button>
    </span>
  );
});

export function CodeDialogs({ form }: { form: CodeFormRef }) {
  const before = useSelector(form, selectBefore);
  const isBusy = useSelector(form, selectIsBusy);
  const failure = useSelector(form, selectFailure);
  const close = () => form.send({ type: 'dialog.close' });
  return (
    <>
      <Dialog
        open={useSelector(form, selectIsFormOpen)}
        onClose={close}
        title={before === null ? copy.ADD : copy.editTitle(before.code)}
        description={before === null ? copy.ADD_ABOUT : undefined}
      >
        <DialogForm
          submit={copy.SAVE}
          busy={isBusy}
          onSubmit={() => form.send({ type: 'code.save' })}
          onCancel={close}
          notice={<Notice form={form} />}
        >
          <FormPair>
            <CodeText form={form} field="code" />
            <CodeText form={form} field="amount" />
          </FormPair>
          <CodeText form={form} field="description" />
          <FormPair>
            <CodeText form={form} field="specialtyName" />
            <CodeText form={form} field="specialtyCode" />
          </FormPair>
          <CodeText form={form} field="category" />
        </DialogForm>
        <DiscardQuestion form={form} />
      </Dialog>
      <ConfirmDialog
        open={useSelector(form, selectIsDeleteOpen)}
        destructive
        busy={isBusy}
        error={failure?.message ?? null}
        title={copy.deleteTitle(before?.code ?? '')}
        confirm={copy.DELETE_CODE}
        cancel={copy.KEEP}
        onConfirm={() => form.send({ type: 'delete.confirm' })}
        onCancel={close}
      >
        {before?.description}. {copy.DELETE_ABOUT}
      </ConfirmDialog>
    </>
  );
}

function CodeText({ form, field }: { form: CodeFormRef; field: CodeField }) {
  const errors = useSelector(form, selectErrors);
  return (
    <TextField
      {...useField(form, field)}
      label={CODE_LABELS[field]}
      name={field}
      error={errors[field] ?? null}
      start={field === 'amount' ? '$' : undefined}
      inputMode={field === 'amount' ? 'decimal' : 'text'}
      autoComplete="off"
      required
      readOnly={useSelector(form, selectIsBusy)}
    />
  );
}

/** Why the code was not saved, or what another user stored after the dialog opened. */
function Notice({ form }: { form: CodeFormRef }) {
  const failure = useSelector(form, selectFailure);
  const differences = useSelector(form, selectDifferences);
  if (failure !== null)
    return (
      <div role="alert">
        <Banner tone="danger" {...(!isRefusal(failure) && { title: copy.PERHAPS_SAVED })}>
          {failure.message}
        </Banner>
      </div>
    );
  return differences && <ChangedSince title={copy.CHANGED_TITLE} subject={copy.FIELD} rows={differences} />;
}
