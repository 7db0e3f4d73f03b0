import { Pencil } from 'lucide';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import type { GridEdit } from './grid.ts';
import '#ui/floating.css';
import '#ui/Popover/Popover.css';

export interface GridEditorProps<Row> {
  row: Row;
  /** For example `Fee of Dana Núñez`. */
  name: string;
  text: string;
  edit: GridEdit<Row>;
  announce: (announcement: string) => void;
}

/** A character that begins an amount: typed on a cell, it replaces its text. */
const STARTS_TEXT = /^[\d.$]$/;
const SEVERAL_CELLS = /[\t\n]/;

/** An editable cell: Enter or a digit opens a field, Enter again accepts, Escape cancels. */
export function GridEditor<Row>({ row, name, text, edit, announce }: GridEditorProps<Row>) {
  const [container, setContainer] = useState<HTMLElement | null | undefined>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const open = (nowOpen: boolean) => {
    setTyped(null);
    setOpen(nowOpen);
  };
  const startTyping = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || !STARTS_TEXT.test(event.key)) return false;
    // Otherwise the browser also types it into the field, which has the focus by then.
    event.preventDefault();
    setTyped(event.key);
    setOpen(true);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (edit.onPaste === undefined || pasted === '') return;
    event.preventDefault();
    edit.onPaste(row, pasted);
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <AriaButton
        ref={(button) => setContainer(overlayContainer(button))}
        className="grid-value"
        aria-label={`${name}, ${text}`}
        render={({ onKeyDown, ...props }) => (
          <button
            {...props}
            onPaste={paste}
            onKeyDown={(event) => startTyping(event) || onKeyDown?.(event)}
          />
        )}
      >
        <span>{text}</span>
        <Icon of={Pencil} />
      </AriaButton>
      <Popover
        className="floating popover"
        offset={2}
        {...(container && { UNSTABLE_portalContainer: container })}
      >
        <Dialog className="popover-body" aria-label={name}>
          {({ close }) => (
            <EditorForm
              row={row}
              name={name}
              edit={edit}
              typed={typed}
              announce={announce}
              onPaste={paste}
              onDone={close}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface EditorFormProps<Row> extends Omit<GridEditorProps<Row>, 'text'> {
  /** What opened the field, if a character did. */
  typed: string | null;
  onPaste: (event: ClipboardEvent) => void;
  onDone: () => void;
}

function EditorForm<Row>(props: EditorFormProps<Row>) {
  const { row, name, edit, announce, onDone } = props;
  const [typed, setTyped] = useState(props.typed ?? edit.value(row));
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = edit.check?.(typed) ?? null;
    setError(wrong);
    if (wrong !== null) return;
    edit.onSave(row, typed);
    announce(`${name}: ${edit.start ?? ''}${typed}`);
    onDone();
  };
  return (
    <form className="grid-form" onSubmit={save} noValidate>
      <TextField
        label={name}
        value={typed}
        error={error}
        start={edit.start}
        align={edit.start === undefined ? 'start' : 'end'}
        autoFocus
        onFocus={({ currentTarget }) => props.typed === null && currentTarget.select()}
        onPaste={(event) =>
          SEVERAL_CELLS.test(event.clipboardData.getData('text/plain').trim()) && props.onPaste(event)
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="small">
        Save
      </Button>
    </form>
  );
}
