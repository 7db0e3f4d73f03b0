import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Button, ComboBox, Input, Label } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { type Option, OptionList } from '#ui/Select/OptionList.tsx';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import '#ui/TextField/TextField.css';

interface ComboboxProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChoose: (id: string | null) => void;
  placeholder?: string;
  error?: string | null;
  hint?: string;
  disabled?: boolean;
}

/** One of many choices, found by typing part of its name. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChoose, placeholder = '', error, hint, disabled = false } = props;
  const messageId = useId();
  const [container, setContainer] = useState<HTMLElement | null | undefined>();
  return (
    <ComboBox
      className="text-field"
      defaultItems={options}
      selectedKey={value}
      onSelectionChange={(key) => onChoose(key === null ? null : String(key))}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      menuTrigger="input"
      aria-describedby={messageId}
    >
      <Label className="text-field-label">{label}</Label>
      <div className="text-field-box" ref={(box) => setContainer(overlayContainer(box))}>
        <Input className="text-field-input" data-end="" placeholder={placeholder} />
        <Button className="text-field-button">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
      <OptionList overlay={container ? { UNSTABLE_portalContainer: container } : {}} empty="No matches" />
    </ComboBox>
  );
}
