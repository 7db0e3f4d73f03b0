import { CircleAlert } from 'lucide';
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx';
import { type EmptyStateProps, StateMessage } from './EmptyState.tsx';

interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** An id for support. */
  reference?: string | undefined;
}

/** What happened, what to do, a retry, and an id for support. */
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
              Error ID <code>{reference}</code>
              <CopyButton label="Copy error ID" text={reference} done="Error ID copied" />
            </p>
          )}
        </>
      }
    />
  );
}
