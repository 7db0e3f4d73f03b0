import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import type { TextFieldProps } from './TextField.tsx';
import './TextField.css';
import './TextArea.css';

interface TextAreaProps
  extends TextareaHTMLAttributes<HTMLTextAreaElement>,
    Pick<TextFieldProps, 'label' | 'error' | 'hint' | 'refusal'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labeled field for several lines. It grows with its text. */
export function TextArea({ label, error, hint, refusal, id, rows = 3, ...area }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const messageId = `${areaId}-message`;
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={areaId}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...area}
        id={areaId}
        rows={rows}
        className="text-field-input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={(refusal ?? error ?? hint) ? messageId : undefined}
      />
      <FieldMessage id={messageId} error={error} hint={hint} refusal={refusal} />
    </div>
  );
}
