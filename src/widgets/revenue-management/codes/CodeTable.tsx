import { useSelector } from '@xstate/react';
import { ListX, SearchX } from 'lucide';
import { CODE_PAGE_SIZES, type CodeSort } from '#domain/plan/procedure-code.ts';
import {
  type ProcedureCodesRef,
  selectFailure,
  selectFound,
  selectIsNarrowed,
  selectIsOutdated,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectSort,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { CODE_COLUMNS } from './code-columns.tsx';
import * as copy from './copy.ts';

/** Separate from the search box, so that a key press does not render the rows. */
export function CodeTable({ codes }: { codes: ProcedureCodesRef }) {
  const found = useSelector(codes, selectFound);
  const phase = useSelector(codes, selectListPhase);
  const page = useSelector(codes, selectPage);
  const pageSize = useSelector(codes, selectPageSize);
  const isOutdated = useSelector(codes, selectIsOutdated);
  const sort = useSelector(codes, selectSort);
  const isEmpty = phase === 'failed' || found?.rows.length === 0;
  return (
    <Table
      label={copy.LIST}
      columns={CODE_COLUMNS}
      rows={found?.rows ?? []}
      rowId={({ id }) => id}
      sort={sort}
      onSort={(next) => codes.send({ type: 'sort.choose', sort: next as CodeSort })}
      status={phase === 'failed' ? 'ready' : phase}
      outdated={isOutdated && !isEmpty}
      expected={pageSize}
      instead={isEmpty && <Instead codes={codes} isFailed={phase === 'failed'} />}
      footer={
        found !== null && (
          <Pagination
            of="codes"
            page={page}
            pageSize={pageSize}
            pageSizes={CODE_PAGE_SIZES}
            total={found.records}
            onPage={(next) => codes.send({ type: 'page.choose', page: next })}
            onPageSize={(size) => codes.send({ type: 'size.choose', pageSize: size })}
          />
        )
      }
    />
  );
}

function Instead({ codes, isFailed }: { codes: ProcedureCodesRef; isFailed: boolean }) {
  const failure = useSelector(codes, selectFailure);
  const isNarrowed = useSelector(codes, selectIsNarrowed);
  if (isFailed)
    return (
      <NotLoaded
        title={copy.NOT_LOADED}
        failure={failure}
        onRetry={() => codes.send({ type: 'list.retry' })}
      />
    );
  if (!isNarrowed) return <EmptyState icon={ListX} title={copy.NO_CODES} />;
  const clear = <Button onClick={() => codes.send({ type: 'filters.clear' })}>{copy.SHOW_ALL}</Button>;
  return <EmptyState icon={SearchX} title={copy.NONE_FOUND} action={clear} />;
}
