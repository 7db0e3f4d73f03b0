import { CircleAlert } from 'lucide';
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx';
import { type EmptyStateProps, StateMessage } from './EmptyState.tsx';

interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** For support: an id, or what the server responded. */
  reference?: { name: string; text: string } | undefined;
}

/** What happened, what to do, a retry, and what to quote to support. */
export function ErrorState({ action, reference, ...message }: ErrorStateProps) {
  return (
    <StateMessage
      {...message}
      icon={CircleAlert}
      tone="danger"
      action={
        <>
          {action}
          {reference && (
            <p className="state-message-reference tabular">
              {reference.name} <code>{reference.text}</code>
              <CopyButton
                label={`Copy ${reference.name.replace('E', 'e')}`}
                text={reference.text}
                done={`${reference.name} copied`}
              />
            </p>
          )}
        </>
      }
    />
  );
}
