import type { Failure } from '#domain/failure/failure.ts';
import type { MemberField, MemberTexts } from '#domain/patient/member-edit.ts';

export type MemberEditEvent =
  /** With each key: the text of a field as it stands then. */
  | { type: 'member.type'; field: MemberField; text: string }
  | { type: 'member.leave'; field: MemberField }
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
  texts: MemberTexts;
  /** The fields that somebody has left: these are judged. */
  left: readonly MemberField[];
  /** Why the last key was not let in whole, and where. */
  refusal: { field: MemberField; words: string } | null;
  /** What the server said against values, by field. */
  refusals: Partial<Record<MemberField, string>>;
  failure: Failure | null;
}
