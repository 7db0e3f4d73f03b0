import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** A phone number, formatted when the field loses the focus (SCHEMA-4). */
export function PhoneField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} type="tel" />;
}
