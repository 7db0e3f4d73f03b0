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

/**
 * A labeled field for several lines. Its hint stays above an error. Its height does not depend on its text, so that
 * leaving the field does not move the button that the user presses.
 */
export function TextArea({ label, error, hint, refusal, id, rows = 4, ...area }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const [hintId, messageId] = [`${areaId}-hint`, `${areaId}-message`];
  const describedBy = [(refusal ?? error) && messageId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={areaId}>
        {label}
      </label>
      {hint && (
        <p className="text-area-hint" id={hintId}>
          {hint}
        </p>
      )}
      <textarea
        dir="auto"
        {...area}
        id={areaId}
        rows={rows}
        className="text-field-input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <FieldMessage id={messageId} error={error} refusal={refusal} />
    </div>
  );
}
