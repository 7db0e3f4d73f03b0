import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';

type FormattedFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align' | 'end'>;
type MoneyFieldProps = FormattedFieldProps & Pick<TextFieldProps, 'align'>;

/** An amount in dollars (SCHEMA-1), right-aligned in tabular figures unless it is the only one. */
export function MoneyField({ align = 'end', ...field }: MoneyFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="decimal" start="$" align={align} />;
}

/** A whole number, right-aligned (SCHEMA-6). */
export function NumberField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="numeric" align="end" />;
}

/** A phone number, formatted when the field loses the focus (SCHEMA-4). */
export function PhoneField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} type="tel" />;
}

/** A zip code of five or nine digits (SCHEMA-5). */
export function ZipField(field: FormattedFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode="numeric" />;
}
