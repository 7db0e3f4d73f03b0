import { useSelector } from '@xstate/react';
import { isRefusal } from '#domain/failure/failure.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CODE_LABELS } from '#domain/plan/code-draft.ts';
import {
  type CodeAmountsRef,
  selectConflicts,
  selectFailure,
  selectIsConflict,
  selectIsEditing,
  selectIsFailed,
  selectKind,
  selectPreview,
  selectSelected,
  selectValueError,
} from '#machines/code-amounts/code-amounts.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from './copy.ts';

const KINDS = (['percent', 'amount'] as const).map((id) => ({ id, name: copy.CHANGE_KINDS[id] }));

export function AmountDialogs({ amounts }: { amounts: CodeAmountsRef }) {
  const close = () => amounts.send({ type: 'dialog.close' });
  const count = useSelector(amounts, selectSelected).length;
  const failure = useSelector(amounts, selectFailure);
  return (
    <>
      <Dialog
        open={useSelector(amounts, selectIsEditing)}
        onClose={close}
        size="medium"
        title={copy.changeTitle(count)}
      >
        <BulkForm amounts={amounts} onCancel={close} />
        <DiscardQuestion form={amounts} />
      </Dialog>
      <Dialog
        open={useSelector(amounts, selectIsConflict)}
        onClose={close}
        title={copy.CONFLICT_TITLE}
        description={copy.CONFLICT_ABOUT}
        actions={
          <>
            <Button onClick={close}>{copy.KEEP_STORED}</Button>
            <Button variant="primary" onClick={() => amounts.send({ type: 'conflict.overwrite' })}>
              {copy.OVERWRITE}
            </Button>
          </>
        }
      >
        <Conflicts amounts={amounts} />
      </Dialog>
      <ConfirmDialog
        open={useSelector(amounts, selectIsFailed)}
        title={failure === null || isRefusal(failure) ? copy.NOT_SAVED : copy.PERHAPS_CHANGED}
        confirm={copy.RETRY}
        onConfirm={() => amounts.send({ type: 'save.retry' })}
        onCancel={close}
      >
        {failure?.message}
      </ConfirmDialog>
    </>
  );
}

function BulkForm({ amounts, onCancel }: { amounts: CodeAmountsRef; onCancel: () => void }) {
  const kind = useSelector(amounts, selectKind);
  return (
    <DialogForm
      submit={copy.SAVE_AMOUNTS}
      onSubmit={() => amounts.send({ type: 'bulk.save' })}
      onCancel={onCancel}
    >
      <Select
        label={copy.HOW}
        options={KINDS}
        value={kind}
        onChoose={(id) => amounts.send({ type: 'kind.choose', kind: id === 'amount' ? 'amount' : 'percent' })}
      />
      <TextField
        {...useField(amounts, 'value')}
        key={kind}
        label={copy.VALUES[kind]}
        hint={kind === 'percent' ? copy.PERCENT_HINT : null}
        error={useSelector(amounts, selectValueError)}
        start={kind === 'amount' ? '$' : undefined}
        autoComplete="off"
        inputMode="decimal"
        required
      />
      <Preview amounts={amounts} />
    </DialogForm>
  );
}

const MOST_SHOWN = 8;

function Preview({ amounts }: { amounts: CodeAmountsRef }) {
  const preview = useSelector(amounts, selectPreview, isSame);
  if (preview === null) return null;
  const rows = preview.slice(0, MOST_SHOWN).map(({ id, code, before, after }) => ({
    id,
    cells: [code, formatMoney(before), formatMoney(after)],
  }));
  return (
    <>
      <SmallTable label={copy.PREVIEW} names={[CODE_LABELS.code, 'Now', 'After']} rows={rows} />
      {preview.length > MOST_SHOWN && <p>{copy.moreCodes(preview.length - MOST_SHOWN)}</p>}
    </>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function Conflicts({ amounts }: { amounts: CodeAmountsRef }) {
  const conflicts = useSelector(amounts, selectConflicts, isSame);
  const rows = conflicts.map(({ id, code, stored, mine }) => ({
    id,
    cells: [code, formatMoney(stored), formatMoney(mine)],
  }));
  return <SmallTable label={copy.CONFLICT_TITLE} names={[CODE_LABELS.code, 'Stored', 'Yours']} rows={rows} />;
}

interface SmallTableProps {
  label: string;
  names: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

function SmallTable({ label, names, rows }: SmallTableProps) {
  return (
    <table className="codes-small" aria-label={label}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, place) => (
              <td key={names[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
