import { CircleAlert } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  error?: string | null | undefined;
  hint?: string | null | undefined;
  /** Why the last key was rejected. Replaces the other messages until the next key. */
  refusal?: string | null | undefined;
}

/** The line under a field. Always on the page, so that a screen reader announces its message. */
export function FieldMessage({ id, error, hint, refusal }: FieldMessageProps) {
  const isError = Boolean(error) && !refusal;
  return (
    <p
      className="text-field-message"
      id={id}
      data-tone={isError ? 'error' : 'hint'}
      data-new={isError && !hint}
      aria-live="polite"
    >
      {isError && <Icon of={CircleAlert} />}
      {refusal ?? error ?? hint}
    </p>
  );
}
