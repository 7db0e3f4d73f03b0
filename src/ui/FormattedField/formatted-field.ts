import type { TextFieldProps } from '#ui/TextField/TextField.tsx';

export type FormattedFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'start' | 'align' | 'end'>;
