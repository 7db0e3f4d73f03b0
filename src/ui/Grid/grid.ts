/** How a cell is worked in. */
export interface GridEdit<Row> {
  /** What stands in the field when it opens. */
  value: (row: Row) => string;
  /** What is wrong with a text, or null. */
  check?: (text: string) => string | null;
  /** What stands before the value: a currency. */
  start?: string;
  onSave: (row: Row, text: string) => void;
}

/** A column of a grid: what its cells say, and how they are worked in, if they are. */
export interface GridColumn<Row> {
  id: string;
  name: string;
  text: (row: Row) => string;
  /** Figures stand at the end, so that they can be compared. */
  align?: 'start' | 'end';
  edit?: GridEdit<Row>;
}
