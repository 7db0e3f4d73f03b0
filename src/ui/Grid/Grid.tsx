import { useState } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row as GridRow,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { CheckboxMark } from '#ui/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { GridEditor } from './GridEditor.tsx';
import type { GridColumn } from './grid.ts';
import './Grid.css';

interface GridProps<Row> {
  label: string;
  /** The first one names its row. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** For example `Adult, Everyday Care`. */
  rowName: (row: Row) => string;
  /** Ids; without `onSelect` rows can't be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  empty: string;
}

/**
 * Rows with editable cells. One Tab stop: arrows move between cells, Home and End to the ends of a row, Space selects
 * a row, Enter edits a cell. Changes are announced.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, rowId, rowName, selected, onSelect, empty } = props;
  const [said, setSaid] = useState('');
  const choose = (chosen: Selection) =>
    onSelect?.(chosen === 'all' ? new Set(rows.map(rowId)) : textsOf(chosen));
  return (
    <div className="grid-frame">
      <Table
        className="grid"
        aria-label={label}
        selectionMode={onSelect ? 'multiple' : 'none'}
        selectedKeys={selected ?? []}
        onSelectionChange={choose}
      >
        <TableHeader>
          {onSelect && (
            <Column className="grid-name" data-narrow="">
              <SelectionBox />
            </Column>
          )}
          {columns.map(({ id, name, align }, place) => (
            <Column
              key={id}
              id={`column-${id}`}
              className="grid-name"
              data-align={align}
              isRowHeader={place === 0}
            >
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <p className="grid-empty">{empty}</p>}>
          {rows.map((row) => (
            <GridRow key={rowId(row)} id={rowId(row)} className="grid-row" textValue={rowName(row)}>
              {onSelect && (
                <Cell className="grid-cell">
                  <SelectionBox />
                </Cell>
              )}
              {columns.map(({ id, name, text, align, edit }) => (
                <Cell key={id} className="grid-cell" data-align={align} textValue={text(row)}>
                  {edit ? (
                    <GridEditor
                      row={row}
                      name={`${name} of ${rowName(row)}`}
                      text={text(row)}
                      edit={edit}
                      tell={setSaid}
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
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

const textsOf = (keys: Exclude<Selection, 'all'>): ReadonlySet<string> => new Set([...keys].map(String));

const SelectionBox = () => (
  <Checkbox slot="selection" className="checkbox-button">
    {({ isIndeterminate }) => <CheckboxMark mixed={isIndeterminate} />}
  </Checkbox>
);
