import type { ReportField } from '#domain/access/problem-report.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type ProblemReportEvent =
  | FieldEvent<ReportField>
  /** `errorId` is empty if the user sees no error. */
  | { type: 'report.send'; errorId: string }
  /** After a report was sent. */
  | { type: 'report.restart' }
  | { type: 'report.save' }
  /** The next time Help opens, it doesn't scroll to results that the user has seen. */
  | { type: 'help.close' };

export interface ProblemReportContext {
  fields: FormFields<ReportField>;
  /** The form was submitted, so it shows that the message is missing. */
  isChecked: boolean;
  /** Why the report was not sent. */
  failure: Failure | null;
  /** Why the log was not saved. */
  saveFailure: Failure | null;
  /** The number of the sent report. */
  number: string;
}
