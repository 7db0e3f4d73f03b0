import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useEscape } from '#ui/Dialog/use-escape.ts';
import { useReturningFocus } from '#ui/Dialog/use-returning-focus.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import '#ui/floating.css';
import './CommandDialog.css';

interface CommandDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The command menu's overlay: near the top of the page, edge to edge on a phone. */
export function CommandDialog({ open, onClose, title, children }: CommandDialogProps) {
  const focus = useReturningFocus('input');
  const onEscapeKeyDown = useEscape(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="floating command-dialog"
          aria-describedby={undefined}
          {...focus}
          onEscapeKeyDown={onEscapeKeyDown}
        >
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          {children}
          <Radix.Close className="icon-control command-dialog-close" aria-label="Close">
            <Icon of={X} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
