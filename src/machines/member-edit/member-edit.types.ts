import type { Failure } from '#domain/failure/failure.ts';
import type { MemberField, MemberTexts } from '#domain/patient/member-edit.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type MemberEditEvent =
  | FieldEvent<MemberField>
  | { type: 'member.save' }
  | { type: 'member.discard' }
  | { type: 'member.load' };

export interface MemberEditInput {
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

export interface MemberEditContext extends MemberEditInput {
  before: MemberTexts;
  version: number;
  fields: FormFields<MemberField>;
  /** Only these are validated. */
  left: readonly MemberField[];
  refusals: Partial<Record<MemberField, string>>;
  failure: Failure | null;
}
