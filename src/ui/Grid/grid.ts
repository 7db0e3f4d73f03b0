export interface GridEdit<Row> {
  value: (row: Row) => string;
  /** An error message, or null. */
  check?: (text: string) => string | null;
  start?: string;
  onSave: (row: Row, text: string) => void;
}

export interface GridColumn<Row> {
  id: string;
  name: string;
  text: (row: Row) => string;
  align?: 'start' | 'end';
  edit?: GridEdit<Row>;
}
