import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align'>;

/** A date, typed as MM/DD/YYYY. The `date` mask adds the slashes. */
export function DateField(field: DateFieldProps) {
  return <TextField autoComplete="off" placeholder="MM/DD/YYYY" {...field} inputMode="numeric" />;
}
