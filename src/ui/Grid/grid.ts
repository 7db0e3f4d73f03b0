export interface GridEdit<Row> {
  value: (row: Row) => string;
  /** An error message, or null. */
  check?: (text: string) => string | null;
  start?: string;
  /** The label of the button; `Save` by default. */
  submit?: string;
  /** Why this row's cell can't be edited, or null. */
  locked?: (row: Row) => string | null;
  /**
   * Handles text pasted into the cell, which may contain several cells. Without it, the user can only paste while
   * editing.
   */
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
