import type { CodeRights } from '#domain/access/code-rights.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { CodeDraft, CodeField } from '#domain/plan/code-draft.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

/** A new code, or one as the user read it. Its version is compared. */
export interface WantedCode {
  draft: CodeDraft;
  before: ProcedureCode | null;
}

/** `stale`: nothing was saved, because the code has changed. */
export interface CodeOutcome {
  kind: 'saved' | 'stale';
  code: ProcedureCode;
}

export type CodeFormEvent =
  | FieldEvent<CodeField>
  | { type: 'code.add' }
  | { type: 'code.edit'; code: ProcedureCode }
  | { type: 'code.save' }
  | { type: 'code.delete'; code: ProcedureCode }
  | { type: 'delete.confirm' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface CodeFormContext {
  may: CodeRights;
  /** Null for a new code. */
  before: ProcedureCode | null;
  /** Another user changed the code since the dialog opened; `before` is what is stored now. */
  isOutdated: boolean;
  fields: FormFields<CodeField>;
  isChecked: boolean;
  failure: Failure | null;
}
