import type { TextFieldProps } from '#ui/TextField/TextField.tsx';

/** A field that knows how its value is typed on a phone, and where its figures stand. */
export type FormattedFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align' | 'end'>;
