import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import './Callout.css';

interface CalloutProps {
  isShown: boolean;
  /** The words of the button. */
  dismiss: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** A hint below the header, after its control in the tab order. Screen readers announce it, and it takes no focus. */
export function Callout({ isShown, dismiss, onDismiss, children }: CalloutProps) {
  return (
    <div role="status">
      {isShown && (
        <div className="callout floating">
          <p>{children}</p>
          <Button size="small" onClick={onDismiss}>
            {dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
