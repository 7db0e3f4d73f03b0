import { model } from '#charts/explore/model.ts';
import type { ImportKind, ImportLine } from '#domain/plan/code-import.ts';
import { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import type { PreviewOutput } from '#machines/code-import/code-import.types.ts';
import { conflict } from '#tests/support/failures.ts';
import { REFUSED } from './day-close.model.ts';
import { EVERYTHING } from './procedure-codes.model.ts';

const FINGERPRINT = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const line = (kind: ImportKind): ImportLine => ({
  kind,
  line: kind === 'missing' ? null : 2,
  id: kind === 'missing' ? '601' : null,
  code: kind === 'missing' ? 'X9001' : 'Z1',
  description: 'Mouth rest',
  ucrCents: 6000,
  previousCents: null,
  changes: [],
  isInUse: false,
  reason: kind === 'rejected' ? 'Description is required.' : '',
});
const preview = (kind: ImportKind, counts: Partial<PreviewOutput['counts']>): PreviewOutput => ({
  fingerprint: FINGERPRINT,
  kind,
  counts: { new: 0, changed: 0, unchanged: 0, missing: 0, rejected: 0, ...counts },
  records: 11,
  lines: [line(kind)],
});
export const CODE_IN_USE = conflict(
  'procedureCodeInUse',
  'Nothing was imported. Select the codes to delete again.',
);
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const codeImportModel = model({
  machine: codeImportMachine,
  inputs: [
    { may: EVERYTHING },
    { may: { ...EVERYTHING, create: false } },
    { may: { ...EVERYTHING, delete: false } },
  ],
  events: {
    'import.open': [{}],
    'file.choose': [{ name: 'codes.csv' }],
    'kind.choose': [{ kind: 'missing' }],
    'page.choose': [{ page: 2 }],
    'missing.toggle': [{ id: '601' }],
    'import.confirm': [{}],
    'preview.retry': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    previewFile: {
      'missing codes': { output: preview('missing', { missing: 11, unchanged: 3 }) },
      'a rejected line': { output: preview('rejected', { rejected: 11 }) },
      'server down': SERVER_DOWN,
    },
    importFile: {
      imported: { output: { added: 0, changed: 0, unchanged: 3, deleted: 1 } },
      'a code to delete is used': { error: CODE_IN_USE },
      refused: REFUSED,
      'server down': SERVER_DOWN,
    },
  },
  abstraction: ({ context: { may, kind, page, preview: shown, deleteIds, failure } }) => [
    may.create,
    may.delete,
    kind,
    page,
    shown?.kind ?? null,
    deleteIds,
    failure?.status,
  ],
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'PERM-8: without the right to create, nothing opens.': (snapshot) =>
      snapshot.context.may.create || snapshot.matches('closed'),
    'API-17: without the right to delete, no missing code is selected.': ({ context }) =>
      context.may.delete || context.deleteIds.length === 0,
    'API-17: a file with a rejected line is never imported.': (snapshot) =>
      !snapshot.matches('importing') || snapshot.context.preview?.counts.rejected === 0,
    'API-17: a failed check never replaces a preview with the choice of a file.': (snapshot) =>
      !snapshot.matches('choosing') || snapshot.context.preview === null,
    'API-17: the server is called exactly while the chart is busy.': (snapshot) =>
      snapshot.hasTag('busy') === ('previewFile' in snapshot.children || 'importFile' in snapshot.children),
  },
});
