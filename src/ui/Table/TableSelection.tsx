import { createContext, useContext } from 'react';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import type { Selection } from './table.ts';

interface SelectAllProps<Row> {
  selection: Selection<Row>;
  ids: readonly string[];
}

/** Selects or clears the rows of the page. Rows on other pages stay as they are. */
export function SelectAll<Row>({ selection: { selected, onSelect }, ids }: SelectAllProps<Row>) {
  const isSelected = ids.length > 0 && ids.every((id) => selected.includes(id));
  return (
    <th className="table-name" data-card="select" scope="col">
      <Checkbox
        label="Select all on this page"
        labelHidden
        checked={isSelected}
        disabled={ids.length === 0}
        onChange={(next) => onSelect(ids, next)}
      />
    </th>
  );
}

interface SelectRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
  id: string;
}

/** The ids of selected rows. A click is visible at once, before the rows render again. */
export const SelectedContext = createContext<readonly string[]>([]);

/** Selects one row by its name. */
export const SelectRow = <Row,>({ selection, row, id }: SelectRowProps<Row>) => (
  <td className="table-cell" data-card="select">
    <Checkbox
      label={`Select ${selection.nameOf(row)}`}
      labelHidden
      checked={useContext(SelectedContext).includes(id)}
      onChange={(isSelected) => selection.onSelect([id], isSelected)}
    />
  </td>
);
