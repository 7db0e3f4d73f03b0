import { serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';

export const REPORT_RULES = { message: FIELDS.problem };
export type ReportField = keyof typeof REPORT_RULES;

export interface WrittenReport {
  message: string;
  /** Empty if the user sees no error. */
  errorId: string;
}

export const messageIn = (texts: Readonly<Record<ReportField, string>>): string =>
  serverValue(REPORT_RULES.message, texts.message);
