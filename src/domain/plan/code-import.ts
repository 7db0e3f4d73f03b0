import { successToast, type Toast } from '../notification/toast.ts';
import { formatCount } from '../text/count.ts';

export const IMPORT_KINDS = ['rejected', 'new', 'changed', 'missing', 'unchanged'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface ImportLine {
  kind: ImportKind;
  /** The values in the file; null for a missing code. */
  line: number | null;
  /** The stored code's id. */
  id: string | null;
  code: string;
  description: string;
  ucrCents: number | null;
  previousCents: number | null;
  /** The texts of a changed code that differ, with the names of their columns. */
  changes: readonly { column: string; from: string; to: string }[];
  /** A plan uses it, so that it can't be deleted. */
  isInUse: boolean;
  reason: string;
}

export interface ImportPreview {
  fingerprint: string;
  counts: Readonly<Record<ImportKind, number>>;
  /** The number of lines of the shown kind. */
  records: number;
  lines: readonly ImportLine[];
}

export const IMPORT_PAGE_SIZE = 10;
/** The contract's maximum file size, in characters. */
export const MOST_CSV_CHARACTERS = 5_000_000;

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
}

/** The first kind that has lines, which the user should look at first. */
export const firstKind = (counts: ImportPreview['counts']): ImportKind =>
  IMPORT_KINDS.find((kind) => counts[kind] > 0) ?? 'new';

export const canImport = ({ counts }: ImportPreview, deleteIds: readonly string[]): boolean =>
  counts.rejected === 0 && counts.new + counts.changed + deleteIds.length > 0;

/** A plan can start to use a selected code until the next preview. */
export const withoutInUse = (
  deleteIds: readonly string[],
  { lines }: Pick<ImportPreview, 'lines'>,
): readonly string[] => deleteIds.filter((id) => !lines.some((line) => line.id === id && line.isInUse));

export const importToast = ({ added, changed, deleted }: ImportCounts): Toast =>
  successToast(
    `Imported: ${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(deleted)} deleted`,
  );
