import { useSelector } from '@xstate/react';
import { Upload } from 'lucide';
import { type CodeRights, refusalTo } from '#domain/access/code-rights.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { IMPORT_KINDS, IMPORT_PAGE_SIZE, type ImportLine } from '#domain/plan/code-import.ts';
import {
  type CodeImportRef,
  selectCanImport,
  selectDeleteIds,
  selectFailure,
  selectIsChecking,
  selectIsChoosing,
  selectIsImporting,
  selectIsOpen,
  selectIsRechecking,
  selectKind,
  selectNeedsOtherFile,
  selectPage,
  selectPreview,
} from '#machines/code-import/code-import.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop/FileDrop.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './import-copy.ts';

interface ImportProps {
  imports: CodeImportRef;
  may: CodeRights;
}

export function ImportButton({ imports, may }: ImportProps) {
  return (
    <Button
      icon={<Icon of={Upload} />}
      refusal={refusalTo(may, 'create')}
      onClick={() => imports.send({ type: 'import.open' })}
    >
      {copy.IMPORT}
    </Button>
  );
}

interface ImportDialogProps extends ImportProps {
  onFile: (file: File) => void;
}

export function ImportDialog({ imports, may, onFile }: ImportDialogProps) {
  const isChoosing = useSelector(imports, selectIsChoosing);
  const isChecking = useSelector(imports, selectIsChecking);
  const isImporting = useSelector(imports, selectIsImporting);
  const preview = useSelector(imports, selectPreview);
  const failure = useSelector(imports, selectFailure);
  const hasRejected = useSelector(imports, selectNeedsOtherFile);
  const close = () => imports.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={useSelector(imports, selectIsOpen)}
      onClose={close}
      size="large"
      title={copy.TITLE}
      description={copy.ABOUT}
      actions={!isChoosing && <Actions imports={imports} onCancel={close} />}
    >
      <div className="page-stack">
        <StatusRegion>
          {preview && !isChoosing && <VisuallyHidden>{copy.checked(preview.counts)}</VisuallyHidden>}
        </StatusRegion>
        {failure && (
          <div role="alert">
            <Banner tone="danger" {...(isRefusal(failure) && { title: copy.OTHER_FILE })}>
              {failure.message}
            </Banner>
          </div>
        )}
        {hasRejected && <Banner tone="warning">{copy.REJECTED}</Banner>}
        {(isChoosing || hasRejected) && (
          <FileDrop
            label={hasRejected ? copy.CORRECTED_FILE : copy.FILE}
            hint={copy.FILE_HINT}
            accept=".csv,text/csv"
            onFiles={([file]) => file && onFile(file)}
          />
        )}
        {isChecking && <Progress label={copy.CHECKING} words={copy.STEP} />}
        {isImporting && <Progress label={copy.IMPORTING} words={copy.importingCodes(preview?.counts)} />}
        {preview && !isChoosing && <Lines imports={imports} may={may} />}
      </div>
    </Dialog>
  );
}

function Actions({ imports, onCancel }: { imports: CodeImportRef; onCancel: () => void }) {
  const isImporting = useSelector(imports, selectIsImporting);
  const isRechecking = useSelector(imports, selectIsRechecking);
  const isReady = useSelector(imports, selectCanImport) && !isRechecking;
  const failure = useSelector(imports, selectFailure);
  const deleted = useSelector(imports, selectDeleteIds).length;
  return (
    <>
      <Button onClick={onCancel}>{isImporting ? copy.CANCEL_IMPORT : copy.CANCEL}</Button>
      {failure && (
        <Button aria-disabled={isRechecking} onClick={() => imports.send({ type: 'preview.retry' })}>
          {copy.RECHECK}
        </Button>
      )}
      <Button
        variant="primary"
        aria-disabled={!isReady}
        loading={isImporting}
        onClick={() => imports.send({ type: 'import.confirm' })}
      >
        {copy.confirm(deleted)}
      </Button>
    </>
  );
}

function Lines({ imports, may }: ImportProps) {
  const preview = useSelector(imports, selectPreview);
  const kind = useSelector(imports, selectKind);
  const page = useSelector(imports, selectPage);
  const isImporting = useSelector(imports, selectIsImporting);
  const isRechecking = useSelector(imports, selectIsRechecking);
  if (preview === null) return null;
  const { counts } = preview;
  return (
    <>
      <Select
        label={copy.SHOW}
        options={IMPORT_KINDS.map((id) => ({ id, name: copy.kindName(id, counts[id]) }))}
        value={kind ?? ''}
        disabled={isImporting}
        onChoose={(id) => {
          const chosen = IMPORT_KINDS.find((each) => each === id);
          if (chosen) imports.send({ type: 'kind.choose', kind: chosen });
        }}
      />
      <table className="codes-lines" aria-label={copy.LINES} aria-busy={isRechecking}>
        <thead>
          <tr>
            <th scope="col">{copy.COLUMNS.line}</th>
            <th scope="col">{copy.COLUMNS.code}</th>
            <th scope="col">{copy.COLUMNS.what}</th>
          </tr>
        </thead>
        <tbody>
          {preview.lines.map((line) => (
            <tr key={`${line.line}-${line.code}`}>
              <td>{line.line ?? '—'}</td>
              <td>{line.code}</td>
              <td>
                {line.kind === 'missing' ? <Missing imports={imports} line={line} may={may} /> : words(line)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        of="line"
        page={page}
        pageSize={IMPORT_PAGE_SIZE}
        total={preview.records}
        disabled={isImporting}
        onPage={(next) => imports.send({ type: 'page.choose', page: next })}
      />
    </>
  );
}

/** A missing code is deleted only if its checkbox is selected. */
function Missing({ imports, line, may }: ImportProps & { line: ImportLine }) {
  const { id } = line;
  const isChosen = useSelector(imports, selectDeleteIds).includes(id ?? '');
  const isImporting = useSelector(imports, selectIsImporting);
  if (line.isInUse || id === null) return copy.IN_USE;
  return (
    <Checkbox
      label={copy.deleteCode(line.code)}
      hint={refusalTo(may, 'delete') ?? (isChosen ? copy.IS_DELETED : copy.STAYS)}
      checked={isChosen}
      disabled={isImporting || refusalTo(may, 'delete') !== undefined}
      onChange={() => imports.send({ type: 'missing.toggle', id })}
    />
  );
}

const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents));

function words({ kind, description, reason, ucrCents, previousCents, changes }: ImportLine): string {
  if (kind === 'rejected') return reason;
  if (kind !== 'changed') return `${description}, ${money(ucrCents)}`;
  const texts = changes.map(copy.textBecomes);
  const all =
    previousCents === ucrCents ? texts : [copy.becomes(money(previousCents), money(ucrCents)), ...texts];
  return `${description}: ${all.join('; ')}`;
}
