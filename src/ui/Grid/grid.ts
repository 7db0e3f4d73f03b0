export interface GridEdit<Row> {
  value: (row: Row) => string;
  /** An error message, or null. */
  check?: (text: string) => string | null;
  start?: string;
  /** The words of the button; `Save` without them. */
  submit?: string;
  /** Why the cell of this row can't be edited, or null. */
  locked?: (row: Row) => string | null;
  /** Text that is pasted into the cell, maybe of several cells. Without it, text can only be pasted while editing. */
  onPaste?: (row: Row, text: string) => void;
  onSave: (row: Row, text: string) => void;
}

export interface GridColumn<Row> {
  id: string;
  name: string;
  text: (row: Row) => string;
  align?: 'start' | 'end';
  edit?: GridEdit<Row>;
}
