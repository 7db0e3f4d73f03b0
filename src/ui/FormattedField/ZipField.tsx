import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** A zip code of five or nine digits (SCHEMA-5). */
export function ZipField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="numeric" />;
}
