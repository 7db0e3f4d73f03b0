import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import '#ui/floating.css';
import './Menu.css';

const TriggerContext = createContext<HTMLButtonElement | null>(null);

/** Radix does not read the text direction itself. */
const directionAt = (element: Element | null) =>
  element?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr';

interface MenuProps {
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu below its trigger, with arrow keys, type-ahead and Escape. It is in the same landmark as its trigger. */
export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Until it opens for the first time, a menu costs no more than its trigger: a table has one in each row.
  const [openedFrom, setOpenedFrom] = useState<HTMLButtonElement | null>(null);
  return (
    <Radix.Root
      modal={false}
      dir={directionAt(openedFrom)}
      onOpenChange={(isOpen) => isOpen && setOpenedFrom(button.current)}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      {openedFrom && (
        <Radix.Portal container={overlayContainer(openedFrom)}>
          <Radix.Content
            className="floating menu"
            align={align}
            sideOffset={6}
            collisionPadding={8}
            aria-label={label}
            loop
          >
            <TriggerContext value={openedFrom}>{children}</TriggerContext>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  /**
   * Why the user may not choose the item, such as a missing right. The item can have the focus, and shows the reason.
   */
  refusal?: string | undefined;
  children: ReactNode;
}

/** The trigger gets the focus back before the action starts, so that a dialog can return it there. */
export function MenuItem({ icon, onSelect, refusal, children }: MenuItemProps) {
  const button = useContext(TriggerContext);
  const select = (event: Event) => {
    if (refusal !== undefined) {
      event.preventDefault();
      return;
    }
    button?.focus();
    onSelect();
  };
  return (
    <Radix.Item className="menu-item" onSelect={select} aria-disabled={refusal !== undefined || undefined}>
      {icon}
      {refusal === undefined ? (
        children
      ) : (
        <span className="menu-item-refused">
          {children}
          <span className="menu-item-refusal">{refusal}</span>
        </span>
      )}
    </Radix.Item>
  );
}

/** A line between two groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className="menu-separator" />;
}

/** A title inside a menu. */
export function MenuHeading({ title, children }: { title: string; children: string }) {
  return (
    <Radix.Label className="menu-heading">
      <span className="menu-heading-title">{title}</span>
      <span className="menu-heading-words">{children}</span>
    </Radix.Label>
  );
}

interface MenuCheckProps {
  checked: boolean;
  onToggle: () => void;
  children: string;
}

/** A setting that is on or off. The menu stays open for the next choice. */
export function MenuCheck({ checked, onToggle, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      className="menu-item"
      checked={checked}
      onCheckedChange={onToggle}
      onSelect={(event) => event.preventDefault()}
    >
      <span className="menu-item-words">{children}</span>
      <Radix.ItemIndicator className="menu-mark">
        <Icon of={Check} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

interface MenuChoiceProps {
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** One of several choices, with the current one marked. */
export function MenuChoice({ value, options, onChoose }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(id) => id !== value && onChoose(id)}>
      {options.map(({ id, name }) => (
        <Radix.RadioItem key={id} className="menu-item" value={id}>
          <span className="menu-item-words">{name}</span>
          <Radix.ItemIndicator className="menu-mark">
            <Icon of={Check} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
