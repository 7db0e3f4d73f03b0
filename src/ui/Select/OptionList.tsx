import { Check } from 'lucide';
import type { RefAttributes } from 'react';
import { ListBox, ListBoxItem, Popover, type PopoverProps } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import '#ui/floating.css';
import './OptionList.css';

export interface Option {
  id: string;
  name: string;
  disabled?: boolean;
}

interface OptionListProps {
  /** From `useOverlayContainer`. */
  overlay: Pick<PopoverProps, 'UNSTABLE_portalContainer'> & RefAttributes<HTMLElement>;
  /** Without it, the surrounding field provides its options. */
  options?: readonly Option[];
  empty?: string;
}

/** The options of a field, as wide as the field. */
export function OptionList({ overlay, options, empty }: OptionListProps) {
  return (
    <Popover className="floating option-list" offset={4} {...overlay}>
      <ListBox<Option>
        className="option-list-box"
        {...(options && { items: options })}
        renderEmptyState={() => <p className="option-list-empty">{empty}</p>}
      >
        {({ name, disabled = false }) => (
          <ListBoxItem className="option" textValue={name} isDisabled={disabled}>
            {name}
            <Icon of={Check} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
