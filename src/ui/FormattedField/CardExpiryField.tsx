import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** A card's expiration month (SCHEMA-2). The `cardExpiry` mask adds the slash. */
export function CardExpiryField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" placeholder="MM/YY" {...field} inputMode="numeric" />;
}
