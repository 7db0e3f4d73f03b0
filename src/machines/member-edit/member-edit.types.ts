import type { Failure } from '#domain/failure/failure.ts';
import type { MemberField, MemberTexts } from '#domain/patient/member-edit.ts';
import type { FieldEvent } from '../shared/form-fields.ts';
import type { MemberForm } from '../shared/member-fields.ts';

export type MemberEditEvent =
  | FieldEvent<MemberField>
  | { type: 'member.save' }
  | { type: 'member.discard' }
  | { type: 'member.load' };

export interface MemberEditInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
}

export interface MemberEditContext extends MemberEditInput, MemberForm {
  before: MemberTexts;
  version: number;
  /** Another user changed the record since the form was loaded; `before` is what is stored now. */
  isOutdated: boolean;
  failure: Failure | null;
}
