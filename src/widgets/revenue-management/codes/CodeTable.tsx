import { useSelector } from '@xstate/react';
import { ListX, SearchX } from 'lucide';
import type { CodeRights } from '#domain/access/code-rights.ts';
import { CODE_PAGE_SIZES, type CodeSort } from '#domain/plan/procedure-code.ts';
import { type CodeAmountsRef, selectSelected } from '#machines/code-amounts/code-amounts.selectors.ts';
import type { CodeFormRef } from '#machines/code-form/code-form.selectors.ts';
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
import { CodeActions } from './CodeDialogs.tsx';
import { codeColumns } from './code-columns.tsx';
import * as copy from './copy.ts';

/** Separate from the search box, so that a key press does not render the rows. */
interface CodeTableProps {
  codes: ProcedureCodesRef;
  amounts: CodeAmountsRef;
  form: CodeFormRef;
  may: CodeRights;
}

export function CodeTable({ codes, amounts, form, may }: CodeTableProps) {
  const found = useSelector(codes, selectFound);
  const phase = useSelector(codes, selectListPhase);
  const page = useSelector(codes, selectPage);
  const pageSize = useSelector(codes, selectPageSize);
  const isOutdated = useSelector(codes, selectIsOutdated);
  const sort = useSelector(codes, selectSort);
  const selected = useSelector(amounts, selectSelected);
  const rows = found?.rows ?? [];
  const select = (ids: readonly string[], isSelected: boolean) =>
    amounts.send({ type: 'rows.select', codes: rows.filter(({ id }) => ids.includes(id)), isSelected });
  const isEmpty = phase === 'failed' || found?.rows.length === 0;
  return (
    <Table
      label={copy.LIST}
      columns={codeColumns({ amounts, may })}
      rows={rows}
      selection={{
        selected: selected.map(({ id }) => id),
        nameOf: ({ code }) => code,
        onSelect: select,
      }}
      actions={(code) => <CodeActions code={code} form={form} may={may} />}
      rowId={({ id }) => id}
      sort={sort}
      onSort={(next) => codes.send({ type: 'sort.choose', sort: next as CodeSort })}
      status={phase === 'failed' ? 'ready' : phase}
      outdated={isOutdated}
      expected={pageSize}
      instead={isEmpty && <Instead codes={codes} isFailed={phase === 'failed'} />}
      footer={
        found !== null && (
          <Pagination
            of="code"
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
        onRetry={() => codes.send({ type: 'list.reload' })}
      />
    );
  if (!isNarrowed) return <EmptyState icon={ListX} title={copy.NO_CODES} />;
  const clear = <Button onClick={() => codes.send({ type: 'filters.clear' })}>{copy.SHOW_ALL}</Button>;
  return <EmptyState icon={SearchX} title={copy.NONE_FOUND} action={clear} />;
}
