import { useId } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';
import './RadioGroup.css';

interface RadioOption {
  id: string;
  name: string;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value?: string | null;
  onChoose: (id: string) => void;
  error?: string | null;
  hint?: string;
  disabled?: boolean;
  look?: 'list' | 'cards';
}

/** One of a few choices, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value = null, onChoose, error, hint, disabled = false, look = 'list' } = props;
  const messageId = useId();
  return (
    <AriaRadioGroup
      className="radio-group"
      value={value}
      onChange={onChoose}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...((error ?? hint) && { 'aria-describedby': messageId })}
    >
      <Label className="text-field-label">{label}</Label>
      <div className="radio-options" data-look={look}>
        {options.map((option) => (
          <Radio
            className="radio"
            key={option.id}
            value={option.id}
            {...(option.disabled && { isDisabled: true })}
          >
            <span className="radio-mark" />
            <span className="radio-words">
              {option.name}
              {option.hint && <span className="radio-hint">{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </AriaRadioGroup>
  );
}
