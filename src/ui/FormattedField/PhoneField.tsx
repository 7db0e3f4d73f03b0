import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** A phone number, written as people read it out once the field is left. Its rule is `phone` (SCHEMA-4). */
export function PhoneField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} type="tel" />;
}
