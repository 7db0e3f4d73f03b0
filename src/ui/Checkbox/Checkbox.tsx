import { Check } from 'lucide';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import '#ui/choice.css';
import './Checkbox.css';

interface CheckboxProps {
  label: string;
  /** Only read aloud, where the place says what is chosen. */
  labelHidden?: boolean;
  hint?: string;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A yes or no that is saved when the form is submitted. */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  checked,
  disabled = false,
  onChange,
}: CheckboxProps) {
  return (
    <CheckboxField
      className="checkbox"
      isDisabled={disabled}
      {...(checked !== undefined && { isSelected: checked })}
      {...(onChange && { onChange })}
    >
      <CheckboxButton className="choice checkbox-button">
        <span className="choice-mark checkbox-mark">
          <Icon of={Check} />
        </span>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </CheckboxButton>
      {hint && (
        <Text slot="description" className="checkbox-hint">
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}
