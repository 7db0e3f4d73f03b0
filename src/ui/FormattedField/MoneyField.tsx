import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** An amount in dollars, right-aligned in tabular figures (SCHEMA-1). */
export function MoneyField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="decimal" start="$" align="end" />;
}
