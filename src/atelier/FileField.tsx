import '#ui/TextField/TextField.css';

interface FileFieldProps {
  label: string;
  accept: string;
  onOpen(text: string): void;
}

/** A ref for buttons that disappear while one has the focus: the first file field of their panel takes it. */
export const focusFieldAfter = (buttons: HTMLDivElement) => () => {
  if (buttons.matches(':focus-within'))
    buttons.closest('section')?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
};

/** Reads the text of a file that the reader chooses. */
export function FileField({ label, accept, onOpen }: FileFieldProps) {
  return (
    <label className="text-field">
      <span className="text-field-label">{label}</span>
      <input
        type="file"
        accept={accept}
        onClick={({ currentTarget }) => {
          // The same file can be chosen again, after a correction.
          currentTarget.value = '';
        }}
        onChange={({ target }) => void target.files?.[0]?.text().then(onOpen)}
      />
    </label>
  );
}
