import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button/Button.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
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
 * An editable cell: Enter or a digit opens a field, Enter again accepts, Escape cancels. Leaving the field by mouse or
 * keyboard also accepts a changed value. If that value is invalid, the cell keeps its old value and shows why.
 * A page has a hundred cells, so the cell is just a button, and its field is the browser's own popover below the cell.
 */
export function GridEditor<Row>({ row, name, text, edit, announce }: GridEditorProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const refusalId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = (key: string | null) => {
    setTyped(key);
    setRefusal(null);
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
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={() => open(null)}
        onPaste={paste}
        onKeyDown={startTyping}
      >
        {text}
      </button>
      {refusal !== null && (
        <span className="grid-refusal" id={refusalId} role="alert">
          <VisuallyHidden>{name}: </VisuallyHidden>
          Not changed. {refusal}
        </span>
      )}
      {isOpen &&
        createPortal(
          <EditorForm
            button={button}
            row={row}
            name={name}
            edit={edit}
            typed={typed}
            announce={announce}
            onPaste={paste}
            onRefused={setRefusal}
            onClosed={() => setOpen(false)}
          />,
          overlayContainer(button.current) ?? document.body,
        )}
    </>
  );
}

interface EditorFormProps<Row> extends Omit<GridEditorProps<Row>, 'text'> {
  button: RefObject<HTMLButtonElement | null>;
  /** The character that opened the field, if any. */
  typed: string | null;
  /** @returns whether cells were pasted */
  onPaste: (event: ClipboardEvent) => boolean;
  /** Reports why the value of a field that the user left is invalid. */
  onRefused: (error: string) => void;
  onClosed: () => void;
}

/** Tab moves from the form to what follows its cell, because the cell's button is the source of the popover. */
function show(form: HTMLFormElement | null, source: HTMLElement | null) {
  if (form === null || source === null || form.matches(':popover-open')) return;
  form.showPopover({ source });
  form.querySelector('input')?.focus();
}

function EditorForm<Row>(props: EditorFormProps<Row>) {
  const { button, row, name, edit, announce, onRefused, onClosed } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => show(form.current, button.current), [button]);
  const [before] = useState(edit.value(row));
  const [typed, setTyped] = useState(props.typed ?? before);
  const [error, setError] = useState<string | null>(null);
  const isDone = useRef(false);
  const close = () => {
    isDone.current = true;
    form.current?.hidePopover();
  };
  const accept = () => {
    edit.onSave(row, typed);
    announce(`${name}: ${edit.start ?? ''}${typed}`);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = edit.check?.(typed) ?? null;
    setError(wrong);
    if (wrong !== null) return;
    accept();
    close();
  };
  const acceptLeft = ({ newState }: ToggleEvent) => {
    if (newState === 'open' || isDone.current || typed === before) return;
    const wrong = edit.check?.(typed) ?? null;
    if (wrong === null) accept();
    else onRefused(wrong);
  };
  /**
   * While a mouse button is pressed, leaves the popover open: the browser closes it on release. An earlier save could
   * move the pressed button away from the pointer, and the click would be lost.
   */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (!relatedTarget.matches(':active')) currentTarget.hidePopover();
  };
  const cancel = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <form
      ref={form}
      popover="auto"
      tabIndex={-1}
      className="floating grid-form"
      role="dialog"
      aria-label={name}
      noValidate
      onSubmit={save}
      onKeyDown={cancel}
      onBlur={leave}
      onBeforeToggle={acceptLeft}
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
          if (isSeveral && props.onPaste(event)) close();
        }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="small">
        {edit.submit ?? 'Save'}
      </Button>
    </form>
  );
}
