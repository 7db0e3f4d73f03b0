import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { ImportKind } from '#domain/plan/code-import.ts';
import type { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import { selectCanImport } from '#machines/code-import/code-import.selectors.ts';
import { CODE_IN_USE, codeImportModel } from '#tests/machines/code-import.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY, listed } from '#tests/support/desk.ts';
import { RECEIVED_CODE, RECEIVED_GROUPS } from '#tests/support/received-codes.ts';
import { choose } from './choose.ts';
import { type Drive, pressFirst } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof codeImportMachine>;

function can(snapshot: Snapshot, { event, kind, label }: Step): boolean {
  const { kind: shown, page, failure, preview } = snapshot.context;
  // The second check requests the lines of the current kind.
  if (kind !== 'event') return shown !== 'missing' || label !== 'previewFile → a rejected line';
  switch (event.type) {
    case 'import.open':
      return snapshot.matches('closed');
    case 'kind.choose':
      return shown !== 'missing';
    case 'page.choose':
      return page === 1;
    case 'missing.toggle':
      return preview?.kind === 'missing';
    case 'import.confirm':
      return selectCanImport(snapshot);
    case 'preview.retry':
      return failure !== null;
    case 'dialog.close':
      return !snapshot.matches('closed');
    default:
      return true;
  }
}

export const codeImportPage = pageModel({
  model: codeImportModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
  notOnPage: [],
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
      isInUse: false,
      reason: kind === 'rejected' ? 'Description is required.' : '',
    },
  ],
});

export const driveCodeImport: Drive<typeof codeImportMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PREVIEW, IMPORT);
  await desk.tell('/ada-codes', () => listed(RECEIVED_CODE));
  await desk.tell('/ada-codes/groups', () => RECEIVED_GROUPS);
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
  return {
    ...adapter,
    open: () => desk.open('/revenue-management'),
    do: {
      'import.open': () => adapter.click('button', 'Import CSV'),
      async 'file.choose'({ name }) {
        isFirst = true;
        await adapter.inPage(chooseFile, name);
      },
      'kind.choose': ({ kind }) => choose(adapter, 'Show', kind),
      'page.choose': () => adapter.inPage(pressFirst, '.dialog .pagination-steps button:last-child'),
      'missing.toggle': () => adapter.clickAt('.codes-lines .checkbox-label'),
      'import.confirm': () => adapter.click('button', 'Import codes'),
      'preview.retry': () => adapter.click('button', 'Check again'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'previewFile → missing codes': preview('missing', { missing: 11, unchanged: 3 }),
      'previewFile → a rejected line': preview('rejected', { rejected: 11 }),
      'previewFile → server down': () => answer(PREVIEW, 503, BUSY),
      'importFile → imported': () => answer(IMPORT, 200, { added: 0, changed: 0, unchanged: 3, deleted: 1 }),
      'importFile → a code to delete is used': () => answer(IMPORT, 409, CODE_IN_USE),
      'importFile → server down': () => answer(IMPORT, 503, BUSY),
    },
    see: {
      'codeImport.closed': sees(''),
      'codeImport.choosing': sees('Choose a CSV file'),
      'codeImport.checking': sees('Checking the file'),
      'codeImport.rechecking': sees(''),
      'codeImport.previewing': sees(''),
      'codeImport.importing': sees('Saving the codes'),
    },
  };
};

function chooseFile(name: string): void {
  const input = document.querySelector<HTMLInputElement>('.file-drop-input');
  if (input === null) return;
  const files = new DataTransfer();
  files.items.add(new File(['Code'], name, { type: 'text/csv' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function readImport() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const shown = words('.dialog .select-value').split(' (')[0] ?? '';
  const kinds: Record<string, string> = { 'Not in the file': 'missing', Rejected: 'rejected' };
  return {
    isOpen: document.querySelector('.dialog') !== null,
    words: words('.dialog .file-drop-label') || (words('.dialog .progress-words').split('\n')[0] ?? ''),
    kind: kinds[shown] ?? '',
    isTicked: document.querySelector<HTMLInputElement>('.codes-lines input')?.checked === true,
    isRechecking: document.querySelector('.codes-lines[aria-busy=true]') !== null,
    failure: /The server is busy|Nothing was imported/.test(words('.dialog [role=alert]')),
  };
}
