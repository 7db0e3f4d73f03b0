import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';

/** On a phone, a button at the end of a long disclosure. It closes the disclosure and returns to its title. */
export function DisclosureDone({ children }: { children: ReactNode }) {
  return (
    <div className="disclosure-done">
      <Button variant="primary" width="fill" onClick={close}>
        {children}
      </Button>
    </div>
  );
}

function close({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const details = currentTarget.closest('details');
  if (details === null) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
