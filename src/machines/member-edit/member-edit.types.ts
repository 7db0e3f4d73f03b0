import type { Failure } from '#domain/failure/failure.ts';
import type { MemberField, MemberTexts } from '#domain/patient/member-edit.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type MemberEditEvent =
  | FieldEvent<MemberField>
  | { type: 'member.save' }
  /** Nothing of what was typed counts any more. */
  | { type: 'member.discard' }
  /** The record is read again, in place of what was typed. */
  | { type: 'member.load' };

export interface MemberEditInput {
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

export interface MemberEditContext extends MemberEditInput {
  /** As the record was read. */
  before: MemberTexts;
  version: number;
  fields: FormFields<MemberField>;
  /** The fields that the user has left: these are validated. */
  left: readonly MemberField[];
  /** What the server said against values, by field. */
  refusals: Partial<Record<MemberField, string>>;
  failure: Failure | null;
}
