import { Check, CircleAlert, Minus } from 'lucide';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Checkbox.css';

interface CheckboxProps {
  label: string;
  hint?: string;
  error?: string | null;
  mixed?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A yes or no that is saved when the form is submitted. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, mixed = false, checked, defaultChecked, disabled = false, onChange } = props;
  return (
    <CheckboxField
      className="checkbox"
      isIndeterminate={mixed}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(checked !== undefined && { isSelected: checked })}
      {...(defaultChecked !== undefined && { defaultSelected: defaultChecked })}
      {...(onChange && { onChange })}
    >
      <CheckboxButton className="checkbox-button">
        <CheckboxMark mixed={mixed} />
        {label}
      </CheckboxButton>
      {hint && (
        <Text slot="description" className="checkbox-hint">
          {hint}
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" className="checkbox-error">
          <Icon of={CircleAlert} />
          {error}
        </Text>
      )}
    </CheckboxField>
  );
}

/** The visible box. React Aria's label around it contains the real input. */
export const CheckboxMark = ({ mixed }: { mixed: boolean }) => (
  <span className="checkbox-mark">
    <Icon of={mixed ? Minus : Check} />
  </span>
);
