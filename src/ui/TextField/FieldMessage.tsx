import { CircleAlert } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  /** What is wrong with the value. */
  error?: string | null | undefined;
  /** A word of help, shown while nothing is wrong. */
  hint?: string | null | undefined;
  /** Why the last key was refused. It replaces the other messages until the next key. */
  refusal?: string | null | undefined;
}

/** The line under a field. It is always there, so that nothing moves when a message appears. */
export function FieldMessage({ id, error, hint, refusal }: FieldMessageProps) {
  const isError = Boolean(error) && !refusal;
  return (
    <p className="text-field-message" id={id} data-tone={isError ? 'error' : 'hint'} aria-live="polite">
      {isError && <Icon of={CircleAlert} />}
      {refusal ?? error ?? hint}
    </p>
  );
}
