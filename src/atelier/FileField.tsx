import '#ui/TextField/TextField.css';

interface FileFieldProps {
  label: string;
  accept: string;
  onOpen(text: string): void;
}

/** A ref for buttons that disappear while focused: the first file field of their panel takes the focus. */
export const focusFieldAfter = (buttons: HTMLDivElement) => () => {
  if (buttons.matches(':focus-within'))
    buttons.closest('section')?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
};

/** Reads the text of a file that the user chooses. */
export function FileField({ label, accept, onOpen }: FileFieldProps) {
  return (
    <label className="text-field">
      <span className="text-field-label">{label}</span>
      <input
        type="file"
        accept={accept}
        onClick={({ currentTarget }) => {
          // Lets the user choose the same file again after correcting it.
          currentTarget.value = '';
        }}
        onChange={({ target }) => void target.files?.[0]?.text().then(onOpen)}
      />
    </label>
  );
}
