import type { DetailField, StaffDetails } from '#domain/access/staff-details.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type OwnDetailsEvent =
  | FieldEvent<DetailField>
  | { type: 'details.save' }
  | { type: 'details.discard' };

export interface OwnDetailsContext {
  stored: StaffDetails;
  fields: FormFields<DetailField>;
  /** The form was submitted, so it shows invalid values. */
  isChecked: boolean;
  failure: Failure | null;
}
