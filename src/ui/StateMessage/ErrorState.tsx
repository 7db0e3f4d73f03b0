import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { type EmptyStateProps, StateMessage } from './EmptyState.tsx';

interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** An id for support. */
  reference?: string | undefined;
}

/** What happened, what to do, a retry, and an id for support. */
export function ErrorState({ action, reference, ...message }: ErrorStateProps) {
  const [isCopied, setIsCopied] = useState(false);
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
              <Button
                variant="quiet"
                size="small"
                onClick={() => navigator.clipboard.writeText(reference).then(() => setIsCopied(true))}
              >
                {isCopied ? 'Copied' : 'Copy'}
              </Button>
            </p>
          )}
        </>
      }
    />
  );
}
