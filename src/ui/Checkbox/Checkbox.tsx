import { Check, CircleAlert, Minus } from 'lucide';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Checkbox.css';

interface CheckboxProps {
  label: string;
  /** A second line, which says what comes of it. */
  hint?: string;
  error?: string | null;
  /** Some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** Yes or no, which counts when the form is sent. */
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

/** The box that is seen, in a label of React Aria, which holds the state and the real input. */
export const CheckboxMark = ({ mixed }: { mixed: boolean }) => (
  <span className="checkbox-mark">
    <Icon of={mixed ? Minus : Check} />
  </span>
);
