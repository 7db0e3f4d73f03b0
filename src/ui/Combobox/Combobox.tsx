import { ChevronDown } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button, ComboBox, Input, Label } from 'react-aria-components';
import { Icon } from '#ui/Icon/Icon.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { afterPress, watchPresses } from '#ui/press/press.ts';
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
  readOnly?: boolean;
  required?: boolean;
}

/**
 * One of many choices, found by typing part of its name. When the user leaves the field, text that matches one option
 * by id or by the start of its name selects it. Other text stays, and selects none.
 */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChoose, placeholder = '', error, hint, ...states } = props;
  const { disabled = false, readOnly = false, required = false } = states;
  const text = useRef(nameIn(options, value));
  const messageId = useId();
  const [container, setContainer] = useState<HTMLElement | null | undefined>();
  /** The choice that the user left the field with, until the press that left it ends. */
  const [leftWith, setLeftWith] = useState<string | null | undefined>();
  const choose = (id: string | null) => {
    if (id !== null) text.current = nameIn(options, id);
    if (id === value) return;
    setLeftWith(id);
    afterPress(() => {
      setLeftWith(undefined);
      onChoose(id);
    });
  };
  const show = (box: HTMLElement | null) => {
    if (box !== null) watchPresses(box.ownerDocument);
    setContainer(overlayContainer(box));
  };
  return (
    <ComboBox
      className="text-field"
      defaultItems={options}
      selectedKey={leftWith === undefined ? value : leftWith}
      allowsCustomValue
      onInputChange={(typed) => {
        text.current = typed;
      }}
      onSelectionChange={(key) => choose(key === null ? meantBy(options, text.current) : String(key))}
      onBlur={() => choose(meantBy(options, text.current))}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="input"
      aria-describedby={messageId}
    >
      <Label className="text-field-label">{label}</Label>
      <div className="text-field-box" ref={show}>
        <Input dir="auto" className="text-field-input" data-end="" placeholder={placeholder} />
        <Button className="text-field-button">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
      <OptionList overlay={container ? { UNSTABLE_portalContainer: container } : {}} empty="No matches" />
    </ComboBox>
  );
}

const nameIn = (options: readonly Option[], id: string | null) =>
  options.find((option) => option.id === id)?.name ?? '';

/** The option with the typed name or id, or the only one whose name starts with the text. */
function meantBy(options: readonly Option[], typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const exact = options.find(({ id, name }) => [id, name].some((each) => each.toLowerCase() === text));
  const started = options.filter(({ name }) => name.toLowerCase().startsWith(text));
  return exact?.id ?? (started.length === 1 ? (started[0]?.id ?? null) : null);
}
