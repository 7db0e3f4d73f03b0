import type { CodeRights } from '#domain/access/code-rights.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { ImportKind, ImportPreview } from '#domain/plan/code-import.ts';

/** The port keeps the file's text. The chart stores only what its decisions need. */
export interface PreviewInput {
  /** Null for the first kind that has lines. */
  kind: ImportKind | null;
  page: number;
}

export interface PreviewOutput extends ImportPreview {
  kind: ImportKind;
}

export interface ImportInput {
  fingerprint: string;
  deleteIds: readonly string[];
}

export type CodeImportEvent =
  | { type: 'import.open' }
  | { type: 'file.choose'; name: string }
  | { type: 'kind.choose'; kind: ImportKind }
  | { type: 'page.choose'; page: number }
  | { type: 'missing.toggle'; id: string }
  | { type: 'import.confirm' }
  | { type: 'preview.retry' }
  | { type: 'dialog.close' };

export interface CodeImportContext {
  may: CodeRights;
  fileName: string;
  kind: ImportKind | null;
  page: number;
  preview: PreviewOutput | null;
  /** The selected missing codes. */
  deleteIds: readonly string[];
  failure: Failure | null;
}
