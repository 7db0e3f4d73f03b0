import { useId } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';
import '#ui/choice.css';
import './RadioGroup.css';

interface RadioOption {
  id: string;
  name: string;
  hint?: string;
}

interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value?: string | null;
  onChoose: (id: string) => void;
  error?: string | null;
}

/** One of a few choices, all visible. */
export function RadioGroup({ label, options, value = null, onChoose, error }: RadioGroupProps) {
  const messageId = useId();
  return (
    <AriaRadioGroup
      className="radio-group"
      value={value}
      onChange={onChoose}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(error && { 'aria-describedby': messageId })}
    >
      <Label className="text-field-label">{label}</Label>
      <div className="radio-options">
        {options.map((option) => (
          <Radio className="choice radio" key={option.id} value={option.id}>
            <span className="choice-mark radio-mark" />
            <span className="radio-words">
              {option.name}
              {option.hint && <span className="radio-hint">{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </AriaRadioGroup>
  );
}
