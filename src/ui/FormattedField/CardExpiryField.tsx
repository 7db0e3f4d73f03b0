import { TextField } from '#ui/TextField/TextField.tsx';
import type { FormattedFieldProps } from './formatted-field.ts';

/** The month up to which a card is good. Its rule is `cardExpiry` (SCHEMA-2), which sets the slash by itself. */
export function CardExpiryField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" placeholder="MM/YY" {...field} inputMode="numeric" />;
}
