import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Select as AriaSelect, Button, Label, SelectValue } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useOverlayContainer } from '#ui/Popover/use-overlay-container.ts';
import { FieldMessage } from '#ui/TextField/FieldMessage.tsx';
import { type Option, OptionList } from './OptionList.tsx';
import '#ui/TextField/TextField.css';
import './Select.css';

interface SelectProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (id: string) => void;
  placeholder?: string;
  error?: string | null;
  hint?: string;
  disabled?: boolean;
}

/** One of a few choices from a list. */
export function Select(props: SelectProps) {
  const { label, options, value, onChoose, placeholder = '', error, hint, disabled = false } = props;
  const messageId = useId();
  const { button, overlay, onOpenChange } = useOverlayContainer();
  return (
    <AriaSelect
      className="text-field"
      value={value === '' ? null : value}
      onOpenChange={onOpenChange}
      onChange={(id) => id !== null && onChoose(String(id))}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...((error || hint) && { 'aria-describedby': messageId })}
    >
      <Label className="text-field-label">{label}</Label>
      <Button className="text-field-input select" ref={button}>
        <SelectValue className="select-value">
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <FieldMessage id={messageId} error={error} hint={hint} />
      <OptionList overlay={overlay} options={options} />
    </AriaSelect>
  );
}
