import { type CSSProperties, type ReactNode, useDeferredValue } from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { messageOf, TableBody, type TableBodyProps } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { SelectAll, SelectedContext } from './TableSelection.tsx';
import { TableSort } from './TableSort.tsx';
import { type Sort, widthOf } from './table.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import './Table.css';
import './TableCards.css';

interface TableProps<Row> extends TableBodyProps<Row> {
  label: string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** The order can't be changed at the moment. */
  sortDisabled?: boolean;
  footer?: ReactNode;
}

/**
 * Rows to read and compare. Without space for columns, each row becomes a card. The browser first paints what the
 * user typed or chose, then the many rows in pieces, which the next key interrupts. Only the first rows, which the user
 * waits for, are painted at once.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort = null, onSort, sortDisabled = false, footer } = props;
  const { selection } = props;
  const selected = useSelected(selection?.selected ?? NONE);
  const now = {
    body: <TableBody {...props} />,
    status: props.status ?? 'ready',
    hasMessage: messageOf(props) !== undefined,
  };
  const before = useDeferredValue(now);
  const { body, status, hasMessage } = before.status === 'loading' ? now : before;
  const scroll = useScrollStop();
  const fixed = widthOf(columns.filter(({ card }) => card !== 'hidden'));
  return (
    <div className="table-frame" data-status={status} data-message={hasMessage || undefined}>
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
            hasActions={props.actions !== undefined}
            before={selection && <SelectAll selection={selection} ids={rows.map(rowId)} />}
          />
          <SelectedContext value={selected}>{body}</SelectedContext>
        </table>
      </section>
      {footer && <div className="table-footer">{footer}</div>}
    </div>
  );
}

const NONE: readonly string[] = [];

/** A single checkbox changes at once. If many change, the click on the one that selects all is painted first. */
function useSelected(selected: readonly string[]): readonly string[] {
  const before = useDeferredValue(selected);
  return Math.abs(selected.length - before.length) > 1 ? before : selected;
}
