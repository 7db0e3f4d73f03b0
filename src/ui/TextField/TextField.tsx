import { CircleAlert } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './TextField.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, told at the field and tied to it. */
  error?: string | null | undefined;
  /** A word of help, shown while nothing is wrong. */
  hint?: string | null | undefined;
  /** Why the last key was not let in: it stands before everything else until the next one. */
  refusal?: string | null | undefined;
  /** A control at the end of the input. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input. Its message line is always there, so that nothing moves when a message appears. */
export function TextField({ label, error, hint, refusal, end, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const isError = Boolean(error) && !refusal;
  const message = refusal ?? error ?? hint;
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={inputId}>
        {label}
      </label>
      <div className="text-field-box">
        <input
          {...input}
          id={inputId}
          className="text-field-input"
          data-end={end === undefined ? undefined : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? messageId : undefined}
        />
        {end}
      </div>
      <p
        className="text-field-message"
        id={messageId}
        data-tone={isError ? 'error' : 'hint'}
        aria-live="polite"
      >
        {isError && <Icon of={CircleAlert} />}
        {message}
      </p>
    </div>
  );
}
