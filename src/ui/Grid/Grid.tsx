import { useState } from 'react';
import { Cell, Column, Row as GridRow, Table, TableBody, TableHeader } from 'react-aria-components';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { GridCell } from './GridCell.tsx';
import type { GridColumn } from './grid.ts';
import '#ui/Table/Table.css';
import './Grid.css';

interface GridProps<Row> {
  label: string;
  /** The first column names its row. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** For example `Adult, Everyday Care`. */
  rowName: (row: Row) => string;
  empty: string;
}

/**
 * Rows with editable cells, as in a spreadsheet. The grid is one tab stop: arrow keys move between cells, Home and
 * End move to the ends of a row. Enter or a typed character edits a cell. The user can paste spreadsheet cells.
 * Changes are announced.
 */
export function Grid<Row>({ label, columns, rows, rowId, rowName, empty }: GridProps<Row>) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <div className="grid-frame">
      <Table className="table" aria-label={label}>
        <TableHeader>
          {columns.map(({ id, name, align }, index) => (
            <Column
              key={id}
              id={`column-${id}`}
              className="table-name grid-name"
              data-align={align}
              isRowHeader={index === 0}
            >
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <p className="grid-empty">{empty}</p>}>
          {rows.map((row) => (
            <GridRow key={rowId(row)} id={rowId(row)} className="grid-row" textValue={rowName(row)}>
              {columns.map(({ id, name, text, align, edit }) => (
                <Cell key={id} className="grid-cell" data-align={align} textValue={text(row)}>
                  {edit ? (
                    <GridCell
                      row={row}
                      name={`${rowName(row)} ${name.toLowerCase()}`}
                      text={text(row)}
                      edit={edit}
                      announce={setAnnouncement}
                    />
                  ) : (
                    text(row)
                  )}
                </Cell>
              ))}
            </GridRow>
          ))}
        </TableBody>
      </Table>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
