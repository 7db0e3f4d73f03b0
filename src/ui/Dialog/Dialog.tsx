import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useEscape } from './use-escape.ts';
import { useReturningFocus } from './use-returning-focus.ts';
import '#ui/floating.css';
import './Dialog.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button and a click outside the dialog call it. If missing, the dialog can't be closed. */
  onClose?: () => void;
  title: string;
  description?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** A selector. Without it, the first text field gets the focus, or the dialog if it has none. */
  initialFocus?: string | undefined;
  /** Also visible while the sign-in sheet hides every other dialog (SESSION-4). */
  shown?: 'always' | undefined;
  children: ReactNode;
  /** The primary button last. */
  actions?: ReactNode;
}

/** Toasts are over dialogs: a click on one does not close them. */
const keepBelowToast = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('.toast')) event.preventDefault();
};

/**
 * A modal dialog. The focus stays inside, and returns when it closes; the overlay fades over 300 ms (DIALOG-2,
 * DIALOG-3).
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  initialFocus,
  shown,
  children,
  actions,
}: DialogProps) {
  const focus = useReturningFocus(initialFocus);
  const onEscapeKeyDown = useEscape(open, onClose);
  // Near the ends of the dialog, Radix moves the focus without scrolling to it.
  const showFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>) =>
    target !== currentTarget && target.scrollIntoView({ block: 'nearest' });
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay scrim" data-shown={shown} />
        <Radix.Content
          className="floating dialog"
          data-size={size}
          data-shown={shown}
          {...focus}
          onEscapeKeyDown={onEscapeKeyDown}
          onFocus={showFocused}
          onInteractOutside={keepBelowToast}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-scroll">
            <header className="dialog-header">
              <Radix.Title className="dialog-title">{title}</Radix.Title>
              {onClose && (
                <Radix.Close className="icon-control dialog-close" aria-label="Close">
                  <Icon of={X} />
                </Radix.Close>
              )}
            </header>
            {description && (
              <Radix.Description className="dialog-description">{description}</Radix.Description>
            )}
            <div className="dialog-body">{children}</div>
            {actions && <footer className="dialog-actions">{actions}</footer>}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
