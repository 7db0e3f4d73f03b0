import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import { useOverlayPlace } from './use-overlay-place.ts';
import './Popover.css';

interface PopoverProps {
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  children: ReactNode;
}

/** A small panel next to its button. Escape or a click beside it closes it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const { button, overlay, onOpenChange } = useOverlayPlace();
  return (
    <DialogTrigger onOpenChange={onOpenChange}>
      <Pressable ref={button}>{trigger}</Pressable>
      <AriaPopover className="popover" offset={6} containerPadding={8} {...overlay}>
        <Dialog className="popover-body" aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
