import { CircleAlert, Upload } from 'lucide';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './FileDrop.css';

interface FileDropProps {
  label: string;
  /** For example `A CSV file of at most 5 MB`. */
  hint: string;
  /** For example `.csv,text/csv`. */
  accept?: string;
  multiple?: boolean;
  error?: string | null;
  disabled?: boolean;
  /** Accepts no file, but keeps the focus: for the time of an upload. */
  busy?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** An area to drop files on. A click opens the file dialog. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, error, disabled, busy = false, onFiles } = props;
  const isRefused = disabled || busy;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    if (!isRefused && files !== null && files.length > 0)
      onFiles(multiple ? [...files] : [...files].slice(0, 1));
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over && !isRefused);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <div className="file-drop-field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by the input as well */}
      <div
        className="file-drop"
        data-over={isOver || undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Icon of={Upload} size={20} />
        <label className="file-drop-label" htmlFor={id}>
          {label}
        </label>
        <span className="file-drop-hint" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          id={id}
          className="file-drop-input"
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onClick={(event) => busy && event.preventDefault()}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </div>
      <p className="file-drop-error" id={`${id}-error`} aria-live="polite">
        {error && <Icon of={CircleAlert} />}
        {error}
      </p>
    </div>
  );
}
