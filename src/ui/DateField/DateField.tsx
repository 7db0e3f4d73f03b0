import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align'>;

/** A day, typed as MM/DD/YYYY. Its rule is `date`, which sets the slashes. */
export function DateField(field: DateFieldProps) {
  return <TextField autoComplete="off" placeholder="MM/DD/YYYY" {...field} inputMode="numeric" />;
}
