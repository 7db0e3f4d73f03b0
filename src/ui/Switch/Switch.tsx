import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import './Switch.css';

interface SwitchProps {
  label: string;
  hint?: string;
  on: boolean;
  busy?: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that takes effect immediately. */
export function Switch({ label, hint, on, busy = false, onChange }: SwitchProps) {
  return (
    <SwitchField
      className="switch"
      render={(field) => <div {...field} aria-busy={busy} />}
      isSelected={on}
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
