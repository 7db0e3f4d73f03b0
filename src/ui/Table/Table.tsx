import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { openByClick } from './row-keys.ts';
import { TableHead } from './TableHead.tsx';
import { SelectAll, SelectRow } from './TableSelection.tsx';
import { TableSort } from './TableSort.tsx';
import { type Column, type Selection, type Sort, widthOf } from './table.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import './Table.css';
import './TableCards.css';

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** The order stays as it is for now. */
  sortDisabled?: boolean;
  /** The first cell opens the row; a click anywhere in the row does the same. */
  onOpen?: (row: Row) => void;
  /** The address that the row opens in another tab. */
  href?: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** A checkbox in each row, and one for all rows of the page. */
  selection?: Selection<Row>;
  /** `refreshing` keeps the rows until the new ones arrive. */
  status?: 'ready' | 'loading' | 'refreshing';
  /** The rows belong to an earlier search: they stay visible but can't be used. */
  outdated?: boolean;
  expected?: number;
  instead?: ReactNode;
  footer?: ReactNode;
}

/** Rows to read and compare. Where there is no room for columns, each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort = null, onSort, actions } = props;
  const { onOpen, href, sortDisabled = false } = props;
  const { status = 'ready', instead, footer } = props;
  // A key is painted before the many rows that it makes outdated.
  const outdated = useDeferredValue(props.outdated ?? false);
  const scroll = useScrollStop();
  const { selection } = props;
  const width = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  const fixed = widthOf(columns.filter(({ card }) => card !== 'hidden'));
  return (
    <div className="table-frame" data-status={status}>
      {onSort && <TableSort columns={columns} sort={sort} onSort={onSort} disabled={sortDisabled} />}
      <section className="table-scroll" {...focusFallback()} {...scroll} aria-label={label}>
        <table
          className="table"
          data-fixed={fixed > 0 || undefined}
          style={{ '--table-width': `${fixed}rem` } as CSSProperties}
          aria-busy={status !== 'ready'}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            sortDisabled={sortDisabled}
            hasActions={actions !== undefined}
            before={selection && <SelectAll selection={selection} ids={rows.map(rowId)} />}
          />
          <tbody className="table-body" inert={outdated}>
            {status === 'loading' && <SkeletonRows {...props} />}
            {status !== 'loading' && instead && (
              <tr className="table-instead-row">
                <td className="table-instead" colSpan={width}>
                  {instead}
                </td>
              </tr>
            )}
            {status !== 'loading' &&
              !instead &&
              rows.map((row) => (
                <tr
                  className="table-row"
                  key={rowId(row)}
                  data-opens={onOpen && ''}
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
                          {column.cell(row)}
                        </OpenRow>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                  {actions && (
                    <td className="table-cell" data-card="actions">
                      {actions(row)}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {footer && <div className="table-footer">{footer}</div>}
    </div>
  );
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

/** Until then only the height of the rows is reserved, because most lists load faster. */
const VISIBLE_AFTER_MS = 150;

function SkeletonRows<Row>({ columns, expected = 10, actions, selection }: TableProps<Row>) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), VISIBLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isVisible)
    return (
      <tr>
        <td style={{ blockSize: `calc(${expected} * var(--row))` }} />
      </tr>
    );
  return Array.from({ length: expected }, (_, index) => `row ${index}`).map((row) => (
    <tr className="table-row" key={row}>
      {selection && <td className="table-cell" data-card="select" />}
      {columns.map(({ id, align, name, card = 'detail' }) => (
        <td className="table-cell" key={id} data-card={card} data-align={align} data-name={name}>
          <Skeleton />
        </td>
      ))}
      {actions && <td className="table-cell" data-card="actions" />}
    </tr>
  ));
}
