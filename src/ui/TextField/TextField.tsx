import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import './TextField.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, told at the field and tied to it. */
  error?: string | null | undefined;
  /** A word of help, shown while nothing is wrong. */
  hint?: string | null | undefined;
  /** Why the last key was refused. It replaces the other messages until the next key. */
  refusal?: string | null | undefined;
  /** What stands before the value and is no part of it: a currency. */
  start?: string | undefined;
  /** Figures stand at the end of their field, so that they can be compared. */
  align?: 'start' | 'end';
  /** A control at the end of the input. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input. Its message line is always there, so that nothing moves when a message appears. */
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
