import { type ReactElement, type ReactNode, useState } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import { placeOf } from './place-of.ts';
import './Popover.css';

interface PopoverProps {
  /** One button, which opens it. */
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  children: ReactNode;
}

/** A small place beside its button: to read more, or to set something. Escape and a click beside it close it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [place, setPlace] = useState<HTMLElement | null | undefined>();
  return (
    <DialogTrigger>
      <Pressable ref={(element) => setPlace(placeOf(element))}>{trigger}</Pressable>
      <AriaPopover
        className="popover"
        offset={6}
        containerPadding={8}
        {...(place && { UNSTABLE_portalContainer: place })}
      >
        <Dialog className="popover-body" aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
