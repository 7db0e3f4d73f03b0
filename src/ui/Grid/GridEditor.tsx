import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button/Button.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import type { GridEdit } from './grid.ts';
import '#ui/floating.css';

export interface GridEditorProps<Row> {
  row: Row;
  /** For example `April goal`. */
  name: string;
  text: string;
  edit: GridEdit<Row>;
  announce: (announcement: string) => void;
}

/** A character that begins an amount. Typed on a cell, it replaces the cell's text. */
const STARTS_TEXT = /^[\d.$]$/;
const SEVERAL_CELLS = /[\t\n]/;

/**
 * An editable cell: Enter or a digit opens a field, Enter again accepts, Escape cancels. A page has a hundred of
 * them, so the cell is just a button, and its field is the browser's own popover below the cell.
 */
export function GridEditor<Row>({ row, name, text, edit, announce }: GridEditorProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const open = (key: string | null) => {
    setTyped(key);
    setOpen(true);
  };
  const startTyping = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !STARTS_TEXT.test(event.key)) return;
    // Otherwise the browser also types it into the field, which already has the focus.
    event.preventDefault();
    open(event.key);
  };
  const paste = (event: ClipboardEvent): boolean => {
    const pasted = event.clipboardData.getData('text/plain');
    if (edit.onPaste === undefined || pasted === '') return false;
    event.preventDefault();
    edit.onPaste(row, pasted);
    return true;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="grid-value"
        aria-label={`${name}, ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(null)}
        onPaste={paste}
        onKeyDown={startTyping}
      >
        {text}
      </button>
      {isOpen &&
        createPortal(
          <EditorForm
            row={row}
            name={name}
            edit={edit}
            typed={typed}
            announce={announce}
            onPaste={paste}
            onClosed={() => setOpen(false)}
          />,
          overlayContainer(button.current) ?? document.body,
        )}
    </>
  );
}

interface EditorFormProps<Row> extends Omit<GridEditorProps<Row>, 'text'> {
  /** The character that opened the field, if any. */
  typed: string | null;
  /** @returns whether cells were pasted */
  onPaste: (event: ClipboardEvent) => boolean;
  onClosed: () => void;
}

function show(form: HTMLFormElement | null) {
  if (form === null || form.matches(':popover-open')) return;
  form.showPopover();
  form.querySelector('input')?.focus();
}

function EditorForm<Row>(props: EditorFormProps<Row>) {
  const { row, name, edit, announce, onClosed } = props;
  const [typed, setTyped] = useState(props.typed ?? edit.value(row));
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = edit.check?.(typed) ?? null;
    setError(wrong);
    if (wrong !== null) return;
    edit.onSave(row, typed);
    announce(`${name}: ${edit.start ?? ''}${typed}`);
    event.currentTarget.hidePopover();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  const cancel = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.currentTarget.hidePopover();
  };
  return (
    <form
      ref={show}
      popover="auto"
      className="floating grid-form"
      role="dialog"
      aria-label={name}
      noValidate
      onSubmit={save}
      onKeyDown={cancel}
      onBlur={leave}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      <TextField
        label={name}
        value={typed}
        error={error}
        start={edit.start}
        align={edit.start === undefined ? 'start' : 'end'}
        onFocus={({ currentTarget }) => props.typed === null && currentTarget.select()}
        onPaste={(event) => {
          const isSeveral = SEVERAL_CELLS.test(event.clipboardData.getData('text/plain').trim());
          if (isSeveral && props.onPaste(event)) event.currentTarget.form?.hidePopover();
        }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="small">
        {edit.submit ?? 'Save'}
      </Button>
    </form>
  );
}
