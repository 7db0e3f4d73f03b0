import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import '#ui/floating.css';
import './HeaderPopover.css';

export interface PopoverTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
}

interface HeaderPopoverProps {
  label: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  trigger: (props: PopoverTrigger) => ReactNode;
  children: ReactNode;
}

/**
 * A panel under the header that leaves the page usable: a native popover. Escape, a click outside or moving the focus
 * closes it; a toast does not.
 */
export function HeaderPopover({ label, open, onOpen, onClose, trigger, children }: HeaderPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current?.matches(':popover-open') === open) return;
    if (open) panel.current?.showPopover();
    else panel.current?.hidePopover();
  }, [open]);
  const notify = (isOpen: boolean) => {
    if (!isOpen) return onClose();
    panel.current?.focus();
    onOpen();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.closest('.toast-area') !== null) return;
    if (relatedTarget.getAttribute('popovertarget') !== id) onClose();
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className="floating header-popover"
        onToggle={({ newState }) => notify(newState === 'open')}
        onBlur={leave}
      >
        {open && children}
      </div>
    </>
  );
}
