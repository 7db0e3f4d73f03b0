import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** A whole number, right-aligned (SCHEMA-6). */
export function NumberField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="numeric" align="end" />;
}
