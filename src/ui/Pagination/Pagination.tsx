import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { InlineSelect } from '#ui/Select/InlineSelect.tsx';
import './Pagination.css';

interface PaginationProps {
  /** In the singular, such as `patient`. */
  of: string;
  /** The first page is 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Without it, the user can't change the page size. */
  onPageSize?: (pageSize: number) => void;
  pageSizes?: readonly number[];
  disabled?: boolean;
  /** Names what is counted if the rows contain more, such as payments with their refunds. */
  namesCount?: boolean;
}

const counted = (count: number) => count.toLocaleString('en-US');

/** The range of visible rows and the total, with buttons to the other pages. */
export function Pagination({
  of,
  page,
  pageSize,
  total,
  onPage,
  onPageSize,
  pageSizes = [10, 25, 50],
  disabled = false,
  namesCount = false,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const all = namesCount ? `${counted(total)} ${total === 1 ? of : `${of}s`}` : counted(total);
  return (
    <nav className="pagination tabular" aria-label={`Pagination for ${of}s`}>
      <p className="pagination-range" aria-live="polite">
        {total === 0 ? `No ${of}s` : `${counted(first)}–${counted(last)} of ${all}`}
      </p>
      {onPageSize && (
        <InlineSelect
          label="Rows per page"
          value={String(pageSize)}
          disabled={disabled}
          onChoose={(size) => onPageSize(Number(size))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </InlineSelect>
      )}
      <span className="pagination-steps">
        <IconButton
          label="Previous page"
          icon={ChevronLeft}
          mirrors
          aria-disabled={disabled || page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className="pagination-page">
          Page {counted(page)} of {counted(pages)}
        </span>
        <IconButton
          label="Next page"
          icon={ChevronRight}
          mirrors
          aria-disabled={disabled || page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
