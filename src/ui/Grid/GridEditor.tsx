import { Pencil } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { overlayContainer } from '#ui/Popover/overlay-container.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import type { GridEdit } from './grid.ts';
import '#ui/floating.css';
import '#ui/Popover/Popover.css';

interface GridEditorProps<Row> {
  row: Row;
  /** For example `Fee of Dana Núñez`. */
  name: string;
  text: string;
  edit: GridEdit<Row>;
  announce: (announcement: string) => void;
}

/** An editable cell: Enter opens a field, Enter again accepts, Escape cancels. */
export function GridEditor<Row>({ row, name, text, edit, announce }: GridEditorProps<Row>) {
  const [container, setContainer] = useState<HTMLElement | null | undefined>();
  return (
    <DialogTrigger>
      <AriaButton
        ref={(button) => setContainer(overlayContainer(button))}
        className="grid-value"
        aria-label={`${name}, ${text}`}
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
          {({ close }) => <EditorForm row={row} name={name} edit={edit} announce={announce} onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface EditorFormProps<Row> extends Omit<GridEditorProps<Row>, 'text'> {
  onDone: () => void;
}

function EditorForm<Row>({ row, name, edit, announce, onDone }: EditorFormProps<Row>) {
  const [typed, setTyped] = useState(edit.value(row));
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
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="small">
        Save
      </Button>
    </form>
  );
}
