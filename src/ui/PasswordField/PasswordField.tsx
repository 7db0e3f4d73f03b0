import { Eye, EyeOff } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  revealed: boolean;
  onRevealToggle: () => void;
}

/** A password field that can show its value (LOGIN-5). */
export function PasswordField({ revealed, onRevealToggle, ...field }: PasswordFieldProps) {
  const toggle = (
    <button
      type="button"
      className="text-field-button"
      aria-label={revealed ? 'Hide password' : 'Show password'}
      aria-pressed={revealed}
      onClick={onRevealToggle}
    >
      <Icon of={revealed ? EyeOff : Eye} />
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={revealed ? 'text' : 'password'}
      end={toggle}
    />
  );
}
