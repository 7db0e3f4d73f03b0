import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { placeOf } from '#ui/Popover/place-of.ts';
import './Menu.css';

const TriggerContext = createContext<HTMLButtonElement | null>(null);

/** The way words run where the trigger stands: Radix does not look for itself. */
const directionAt = (element: Element | null) =>
  element?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr';

interface MenuProps {
  /** One focusable element that opens the menu. */
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu under its trigger: arrow keys, type-ahead, Escape. It stands in the landmark that its trigger stands in. */
export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <Radix.Root modal={false} dir={directionAt(button)}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={placeOf(button)}>
        <Radix.Content
          className="menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          loop
        >
          <TriggerContext value={button}>{children}</TriggerContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

/** The focus is back on the trigger before the action begins, so that a dialog it opens can return it there. */
export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  const button = useContext(TriggerContext);
  const select = () => {
    button?.focus();
    onSelect();
  };
  return (
    <Radix.Item className="menu-item" onSelect={select}>
      {icon}
      {children}
    </Radix.Item>
  );
}

/** Parts one group of items from the next. */
export function MenuSeparator() {
  return <Radix.Separator className="menu-separator" />;
}

/** Words at the head of a menu that are no choice. */
export function MenuHeading({ title, children }: { title: string; children: string }) {
  return (
    <Radix.Label className="menu-heading">
      <span className="menu-heading-title">{title}</span>
      <span className="menu-heading-words">{children}</span>
    </Radix.Label>
  );
}

interface MenuChoiceProps {
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** One of several, the chosen one marked. Choosing it again changes nothing. */
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
