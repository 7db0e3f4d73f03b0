import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import './TextField.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | null | undefined;
  hint?: string | null | undefined;
  refusal?: string | null | undefined;
  /** For example a currency, or an icon. */
  start?: ReactNode;
  align?: 'start' | 'end';
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labeled text field. */
export function TextField({ label, error, hint, refusal, start, align, end, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={inputId}>
        {label}
      </label>
      <div className="text-field-box">
        {start && (
          <span className="text-field-start" aria-hidden="true">
            {start}
          </span>
        )}
        <input
          dir="auto"
          {...input}
          id={inputId}
          className="text-field-input"
          data-start={start === undefined ? undefined : ''}
          data-align={align}
          data-end={end === undefined ? undefined : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={(refusal ?? error ?? hint) ? messageId : undefined}
        />
        {end}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} refusal={refusal} />
    </div>
  );
}
