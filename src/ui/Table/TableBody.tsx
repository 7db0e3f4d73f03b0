import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isolated } from '#ui/isolated.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { openByClick } from './row-keys.ts';
import { SelectRow } from './TableSelection.tsx';
import type { Column, Selection } from './table.ts';

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The first cell opens the row. A click anywhere in the row does the same. */
  onOpen?: (row: Row) => void;
  /** The address for opening the row in another tab. */
  href?: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** A checkbox in each row, and one for all rows of the page. */
  selection?: Selection<Row>;
  /** `refreshing` shows the old rows until the new ones arrive. */
  status?: 'ready' | 'loading' | 'refreshing';
  /** The rows belong to an earlier search. They stay visible, but the user can't open them. A message stays as it is. */
  outdated?: boolean;
  expected?: number;
  /** A message that replaces the rows. */
  instead?: ReactNode;
}

export const messageOf = <Row,>({ status, instead }: TableBodyProps<Row>): ReactNode =>
  (status !== 'loading' && instead) || undefined;

const refuse = (event: MouseEvent | KeyboardEvent) => {
  if ('key' in event && event.key === 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Outdated rows are not `inert`, because the browser would restyle every element in them twice for each key typed in
 * a search.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const message = messageOf(props);
  const outdated = (props.outdated && !message) || undefined;
  return (
    <tbody
      className="table-body"
      data-outdated={outdated}
      onClickCapture={outdated && refuse}
      onKeyDownCapture={outdated && refuse}
    >
      {props.status === 'loading' && <SkeletonRows {...props} />}
      {message && (
        <tr className="table-instead-row">
          <td
            className="table-instead"
            colSpan={props.columns.length + (props.actions ? 1 : 0) + (props.selection ? 1 : 0)}
          >
            {message}
          </td>
        </tr>
      )}
      {props.status !== 'loading' && !message && <Rows {...props} />}
    </tbody>
  );
}

function Rows<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowId, onOpen, href, actions, selection, outdated } = props;
  return rows.map((row) => (
    <tr
      className="table-row"
      key={rowId(row)}
      data-opens={onOpen && ''}
      data-selects={selection && ''}
      data-acts={actions && ''}
      aria-disabled={outdated || undefined}
      onClick={onOpen && openByClick}
    >
      {selection && <SelectRow selection={selection} row={row} id={rowId(row)} />}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className="table-cell"
          data-card={column.card ?? 'detail'}
          data-align={column.align}
          data-name={column.name}
        >
          {onOpen && index === 0 ? (
            <OpenRow href={href?.(row)} onOpen={() => onOpen(row)}>
              {isolated(column.cell(row))}
            </OpenRow>
          ) : (
            isolated(column.cell(row))
          )}
        </td>
      ))}
      {actions && (
        <td className="table-cell" data-card="actions">
          {actions(row)}
        </td>
      )}
    </tr>
  ));
}

interface OpenRowProps {
  href: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** With a modifier key, the browser opens the address in another tab or window. */
function OpenRow({ href, onOpen, children }: OpenRowProps) {
  if (href === undefined)
    return (
      <button type="button" className="table-open" onClick={onOpen}>
        {children}
      </button>
    );
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className="table-open" href={href} onClick={open}>
      {children}
    </a>
  );
}

/** Hidden for 150 ms, because most lists load faster. */
const SkeletonRows = <Row,>({ columns, expected = 10, actions, selection }: TableBodyProps<Row>) =>
  Array.from({ length: expected }, (_, index) => `row ${index}`).map((row) => (
    <tr
      className="table-row table-skeleton"
      data-selects={selection && ''}
      data-acts={actions && ''}
      key={row}
    >
      {selection && <td className="table-cell" data-card="select" />}
      {columns.map(({ id, align, name, card = 'detail' }) => (
        <td className="table-cell" key={id} data-card={card} data-align={align} data-name={name}>
          <Skeleton />
        </td>
      ))}
      {actions && <td className="table-cell" data-card="actions" />}
    </tr>
  ));
