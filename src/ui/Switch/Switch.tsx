import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import './Switch.css';

interface SwitchProps {
  label: string;
  /** A second line, which says what comes of it. */
  hint?: string;
  on: boolean;
  disabled?: boolean;
  /** The change is on its way to the server. */
  busy?: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that takes hold at once. */
export function Switch({ label, hint, on, disabled = false, busy = false, onChange }: SwitchProps) {
  return (
    <SwitchField
      className="switch"
      render={(field) => <div {...field} aria-busy={busy} />}
      isSelected={on}
      isDisabled={disabled}
      onChange={onChange}
    >
      <SwitchButton className="switch-button">
        <span className="switch-label">{label}</span>
        <span className="switch-track">
          <span className="switch-thumb" />
        </span>
      </SwitchButton>
      {hint && (
        <Text slot="description" className="switch-hint">
          {hint}
        </Text>
      )}
    </SwitchField>
  );
}
