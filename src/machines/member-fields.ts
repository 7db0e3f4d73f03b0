import { assign, type EventObject } from 'xstate';
import {
  MEMBER_FIELDS,
  MEMBER_RULES,
  type MemberField,
  memberRefusals,
} from '#domain/patient/member-edit.ts';
import { failureIn } from './failure.ts';
import { changeField, commitField, type FieldEdit, type FormFields, withField } from './form-fields.ts';

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

/** For a chart whose context has a `MemberForm`. XState types an action for the context of one chart only. */
export const memberFieldActions = {
  applyEdit: assign<MemberForm, never, FieldEdit<MemberField>, never, never>(({ context }, edit) => {
    const fields = changeField(context.fields, MEMBER_RULES, edit);
    const { [edit.field]: _, ...refusals } = context.refusals;
    return fields.texts === context.fields.texts ? { fields } : { fields, refusals };
  }) as unknown as (scope: unknown, edit: FieldEdit<MemberField>) => void,
  commitField: assign<MemberForm, never, { field: MemberField }, never, never>(
    ({ context: { fields, left, today } }, event) => ({
      fields: commitField(fields, MEMBER_RULES, event, today),
      left: withField(left, event.field),
    }),
  ) as unknown as (scope: unknown, event: { field: MemberField }) => void,
  startValidation: assign({ left: MEMBER_FIELDS }) as () => void,
  storeRefusals: assign({ refusals: ({ event }) => memberRefusals(failureIn(event)) }) as () => void,
};
