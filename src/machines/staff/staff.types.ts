import type { RoleName } from '#domain/access/permissions.ts';
import { DETAIL_RULES } from '#domain/access/staff-details.ts';
import type {
  JobChoice,
  StaffFacts,
  StaffFilter,
  StaffMember,
  StaffSort,
} from '#domain/access/staff-member.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export const STAFF_RULES = { ...DETAIL_RULES, email: FIELDS.loginEmail };
export type StaffField = keyof typeof STAFF_RULES;
export const STAFF_FIELDS = ['name', 'email', 'phone'] as const satisfies readonly StaffField[];

export type StaffEvent =
  | { type: 'list.retry' }
  | { type: 'list.search'; text: string }
  | { type: 'job.choose'; job: JobChoice | null }
  | { type: 'list.sort'; sort: StaffSort }
  | { type: 'person.add' }
  | { type: 'person.edit'; person: StaffMember }
  | { type: 'person.deactivate'; person: StaffMember }
  | { type: 'person.activate'; person: StaffMember }
  | { type: 'link.send'; person: StaffMember }
  | FieldEvent<StaffField>
  | { type: 'role.switch'; role: RoleName; isOn: boolean }
  | { type: 'roles.choose'; roles: readonly RoleName[] }
  | { type: 'form.save' }
  | { type: 'change.confirm' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface StaffContext extends StaffFilter {
  /** Null until they are loaded. */
  people: readonly StaffMember[] | null;
  sort: StaffSort;
  /** The person who is edited, deactivated, activated or sent a link; null for a new person. */
  person: StaffMember | null;
  fields: FormFields<StaffField>;
  roles: readonly RoleName[];
  /** The form was submitted, so it shows missing values. */
  isChecked: boolean;
  failure: Failure | null;
}

/** Name and phone stay if they are missing. */
export interface StaffWrite extends Partial<StaffFacts> {
  person: StaffMember;
  roles: readonly RoleName[];
  isActive: boolean;
}
