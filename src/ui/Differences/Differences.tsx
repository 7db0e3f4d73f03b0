import { Table } from '../Table/Table.tsx';

const NONE = 'None';

export interface DifferencesProps {
  /** The column name of the rows, such as `Field`. */
  subject: string;
  rows: readonly { name: string; stored: string; mine: string }[];
}

/** Shown when another user changed the record first. Renders nothing without a difference. */
export function Differences({ subject, rows }: DifferencesProps) {
  if (rows.length === 0) return null;
  return (
    <Table
      label="Stored now, and what you entered"
      columns={[
        { id: 'name', name: subject, cell: ({ name }) => name, card: 'title' },
        { id: 'stored', name: 'Stored now', cell: ({ stored }) => stored || NONE },
        { id: 'mine', name: 'Yours', cell: ({ mine }) => mine || NONE },
      ]}
      rows={rows}
      rowId={({ name }) => name}
    />
  );
}
