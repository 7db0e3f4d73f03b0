import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { ImportKind } from '#domain/plan/code-import.ts';
import { selectCanImport, selectNeedsOtherFile } from '#machines/code-import/code-import.selectors.ts';
import { CODE_IN_USE, codeImportModel } from '#tests/machines/code-import.model.ts';
import { REFUSED } from '#tests/machines/day-close.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { respondWithCodes } from '#tests/support/received-codes.ts';
import { choose } from './choose.ts';
import { canDo, chooseFile, type Drive, pressFirst, type SnapshotOf } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof codeImportModel>;

const canSend = canDo<typeof codeImportModel>({
  'import.open': (snapshot) => snapshot.matches('closed'),
  'kind.choose': ({ context }) => context.kind !== 'missing',
  'page.choose': ({ context }) => context.page === 1,
  'missing.toggle': ({ context }) => context.preview?.kind === 'missing',
  'import.confirm': selectCanImport,
  'file.choose': (snapshot) => snapshot.matches('choosing') || selectNeedsOtherFile(snapshot),
  'preview.retry': ({ context }) => context.failure !== null,
  'dialog.close': (snapshot) => !snapshot.matches('closed'),
});

/** The second check requests the lines of the current kind. */
const can = (snapshot: Snapshot, step: Step): boolean =>
  canSend(snapshot, step) &&
  (snapshot.context.kind !== 'missing' || step.label !== 'previewFile → a rejected line');

export const codeImportPage = pageModel({
  model: codeImportModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
});

const PREVIEW = '/ada-codes/import-preview';
const IMPORT = '/ada-codes/import';

const received = (kind: ImportKind, counts: object) => ({
  fingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  counts: { new: 0, changed: 0, unchanged: 0, missing: 0, rejected: 0, ...counts },
  info: { records: 11, pages: 2 },
  results: [
    {
      kind,
      line: kind === 'missing' ? null : 2,
      id: kind === 'missing' ? '601' : null,
      adaCode: kind === 'missing' ? 'X9001' : 'Z1',
      description: 'Mouth rest',
      ucrAmount: 60,
      previousAmount: null,
      ...{ changes: [], isInUse: false },
      reason: kind === 'rejected' ? 'Description is required.' : '',
    },
  ],
});

export const driveCodeImport: Drive<typeof codeImportModel> = async (adapter, harness) => {
  const answer = await harness.pause(PREVIEW, IMPORT);
  await respondWithCodes(harness);
  /** The first check of a file requests the kinds, then the lines of one of them. */
  let isFirst = false;
  const preview = (kind: ImportKind, counts: object) => async () => {
    if (isFirst) await answer(PREVIEW, 200, received(kind, counts));
    isFirst = false;
    await answer(PREVIEW, 200, received(kind, counts));
  };
  const sees = (words: string) => (snapshot: Snapshot) => {
    const { preview: shown, kind, deleteIds, failure } = snapshot.context;
    const hasLines = shown !== null && !snapshot.matches('choosing') && !snapshot.matches('closed');
    return shows(adapter, readImport, {
      isOpen: !snapshot.matches('closed'),
      words,
      kind: hasLines ? (kind ?? '') : '',
      isTicked: hasLines && shown.kind === 'missing' && deleteIds.length > 0,
      failure: !snapshot.matches('closed') && failure !== null,
      isRechecking: snapshot.matches('rechecking'),
    });
  };
  const seesPreview = (snapshot: Snapshot) =>
    sees(selectNeedsOtherFile(snapshot) ? 'Choose the corrected file' : '')(snapshot);
  return {
    open: () => harness.open('/revenue-management'),
    do: {
      'import.open': () => adapter.click('button', 'Import CSV'),
      async 'file.choose'({ name }) {
        isFirst = true;
        await adapter.inPage(chooseFile, { name, type: 'text/csv', size: 4 });
      },
      'kind.choose': ({ kind }) => choose(adapter, 'Show', kind),
      'page.choose': () => adapter.inPage(pressFirst, '.dialog .pagination-steps button:last-child'),
      'missing.toggle': () => adapter.clickAt('.codes-lines .checkbox-label'),
      'import.confirm': () => adapter.click('button', /^Import codes/),
      'preview.retry': () => adapter.click('button', 'Check again'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'previewFile → missing codes': preview('missing', { missing: 11, unchanged: 3 }),
      'previewFile → a rejected line': preview('rejected', { rejected: 11 }),
      'previewFile → server down': () => answer(PREVIEW, 503, BUSY),
      'importFile → imported': () => answer(IMPORT, 200, { added: 0, changed: 0, unchanged: 3, deleted: 1 }),
      'importFile → a code to delete is used': () => answer(IMPORT, 409, CODE_IN_USE),
      'importFile → refused': () => answer(IMPORT, 403, REFUSED.error),
      'importFile → server down': () => answer(IMPORT, 503, BUSY),
    },
    see: {
      'codeImport.closed': sees(''),
      'codeImport.choosing': sees('Choose a CSV file'),
      'codeImport.checking': sees('Checking the file'),
      'codeImport.rechecking': seesPreview,
      'codeImport.previewing': seesPreview,
      'codeImport.importing': sees('Saving the codes'),
    },
  };
};

function readImport() {
  const shown = dom.words('.dialog .select-value').split(' (')[0] ?? '';
  const kinds: Record<string, string> = { 'Not in the file': 'missing', Rejected: 'rejected' };
  return {
    isOpen: dom.has('.dialog'),
    words: dom.words('.dialog .file-drop-label') || dom.words('.dialog .progress-words').split('\n')[0],
    kind: kinds[shown] ?? '',
    isTicked: dom.has('.codes-lines input:checked'),
    isRechecking: dom.has('.codes-lines[aria-busy=true]'),
    failure: dom.has('.dialog [role=alert]'),
  };
}
