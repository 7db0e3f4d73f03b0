import { CODE_LABELS } from '#domain/plan/code-draft.ts';
import {
  IMPORT_KINDS,
  type ImportKind,
  type ImportLine,
  type ImportPreview,
} from '#domain/plan/code-import.ts';
import { countOf, formatCount } from '#domain/text/count.ts';

export const IMPORT = 'Import CSV';
export const TITLE = 'Import procedure codes';
export const ABOUT =
  'The file needs the columns Code, Description, UCR amount, Specialty, Specialty code and Category. Nothing changes until you confirm.';
export const FILE = 'Choose a CSV file';
export const FILE_HINT = 'At most 5 MB, saved as CSV UTF-8';
export const CHECKING = 'Checking the file';
export const STEP = 'Nothing has changed yet';
export const IMPORTING = 'Saving the codes';
export const CANCEL = 'Cancel';
export const CANCEL_IMPORT = 'Cancel import';
export const confirm = (deleted: number) =>
  deleted === 0 ? 'Import codes' : `Import codes and delete ${formatCount(deleted)}`;
export const OTHER_FILE = 'Nothing was imported';
export const SHOW = 'Show';
export const LINES = 'Lines in the file';
export const COLUMNS = { line: 'Line', code: CODE_LABELS.code, what: 'Result' } as const;
export const REJECTED =
  'Correct the rejected lines in the file and choose it again. Until then nothing can be imported.';
export const CORRECTED_FILE = 'Choose the corrected file';
export const IN_USE = 'A plan uses this code, so it stays.';
export const STAYS = 'Not in the file. It stays.';
export const IS_DELETED = 'Not in the file. It will be deleted.';
export const deleteCode = (code: string) => `Delete ${code}`;
export const RECHECK = 'Check again';

export const importingCodes = (counts: ImportPreview['counts'] | undefined) =>
  countOf((counts?.new ?? 0) + (counts?.changed ?? 0) + (counts?.unchanged ?? 0), 'code');
const NAMES: Record<ImportKind, string> = {
  rejected: 'Rejected',
  new: 'New',
  changed: 'Changed',
  missing: 'Not in the file',
  unchanged: 'Unchanged',
};
export const kindName = (kind: ImportKind, count: number) => `${NAMES[kind]} (${formatCount(count)})`;
/** What screen readers announce. */
export const checked = (counts: ImportPreview['counts']) => {
  const kinds = IMPORT_KINDS.filter((kind) => counts[kind] > 0);
  return `File checked: ${kinds.map((kind) => `${formatCount(counts[kind])} ${NAMES[kind].toLowerCase()}`).join(', ') || 'no codes'}`;
};
export const becomes = (from: string, to: string) => `${from} becomes ${to}`;
export const textBecomes = ({ column, from, to }: ImportLine['changes'][number]) =>
  `${column} ${becomes(`“${from}”`, `“${to}”`)}`;
