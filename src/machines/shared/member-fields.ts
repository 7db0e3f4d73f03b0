import type { EventObject } from 'xstate';
import {
  MEMBER_FIELDS,
  MEMBER_RULES,
  type MemberField,
  memberRefusals,
} from '#domain/patient/member-edit.ts';
import { failureIn } from './failure.ts';
import { changeField, commitField, type FieldEdit, type FormFields, withField } from './form-fields.ts';
import { sharedAssign } from './shared-action.ts';

/** The fields of a patient's record. */
export interface MemberForm {
  fields: FormFields<MemberField>;
  today: string;
  /** Fields that the user has left. Only these are validated. */
  left: readonly MemberField[];
  refusals: Partial<Record<MemberField, string>>;
}

export const isRefusedAtField = ({ event }: { event: EventObject }): boolean =>
  Object.keys(memberRefusals(failureIn(event))).length > 0;

type Scope = { context: MemberForm; event: EventObject };

export const memberFieldActions = {
  applyEdit: sharedAssign(({ context }: Scope, edit: FieldEdit<MemberField>) => {
    const fields = changeField(context.fields, MEMBER_RULES, edit);
    const { [edit.field]: _, ...refusals } = context.refusals;
    return fields.texts === context.fields.texts ? { fields } : { fields, refusals };
  }),
  commitField: sharedAssign(({ context }: Scope, event: { field: MemberField }) => ({
    fields: commitField(context.fields, MEMBER_RULES, event, context.today),
    left: withField(context.left, event.field),
  })),
  startValidation: sharedAssign(() => ({ left: MEMBER_FIELDS })),
  storeRefusals: sharedAssign(({ event }: Scope) => ({ refusals: memberRefusals(failureIn(event)) })),
};
