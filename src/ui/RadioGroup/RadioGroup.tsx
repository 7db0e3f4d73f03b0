import { type ReactNode, useId } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';
import '#ui/choice.css';
import './RadioGroup.css';

interface RadioOption {
  id: string;
  name: string;
  hint?: string;
  /** Shown before the name of a segment. */
  glyph?: ReactNode;
}

interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value?: string | null;
  onChoose: (id: string) => void;
  error?: string | null;
  disabled?: boolean;
  /** `segments`: short names side by side, after the label. */
  layout?: 'list' | 'segments';
}

/** One of a few choices, all visible. */
export function RadioGroup({
  label,
  options,
  value = null,
  onChoose,
  error,
  disabled = false,
  layout = 'list',
}: RadioGroupProps) {
  const messageId = useId();
  return (
    <AriaRadioGroup
      className="radio-group"
      data-layout={layout}
      value={value}
      onChange={onChoose}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(error && { 'aria-describedby': messageId })}
    >
      <Label className="text-field-label">{label}</Label>
      <div className="radio-options">
        {options.map((option) =>
          layout === 'segments' ? (
            <Radio className="segment" key={option.id} value={option.id}>
              {option.glyph}
              {option.name}
            </Radio>
          ) : (
            <Radio className="choice radio" key={option.id} value={option.id}>
              <span className="choice-mark radio-mark" />
              <span className="radio-words">
                <span>{option.name}</span>
                {option.hint && <span className="radio-hint">{option.hint}</span>}
              </span>
            </Radio>
          ),
        )}
      </div>
      <FieldMessage id={messageId} error={error} />
    </AriaRadioGroup>
  );
}
