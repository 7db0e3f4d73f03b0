import { useSelector } from '@xstate/react';
import { Search, SearchX, Users } from 'lucide';
import { patientAddress } from '#domain/navigation/patient-address.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { PATIENT_PAGE_SIZES, type PatientSort } from '#domain/patient/patient-search.ts';
import {
  type PatientSearchRef,
  selectCanChooseRows,
  selectColumns,
  selectFailure,
  selectFound,
  selectIsNarrowed,
  selectIsOutdated,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectSort,
  selectView,
} from '#machines/patient-search/patient-search.selectors.ts';
import { type RemindersRef, selectSelected } from '#machines/reminders/reminders.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { columnsOf } from './patient-columns.tsx';

/** Separate from the search box, so that a key press does not render the rows. */
interface PatientTableProps {
  search: PatientSearchRef;
  reminders: RemindersRef;
  practiceId: string;
}

export function PatientTable({ search, reminders, practiceId }: PatientTableProps) {
  const found = useSelector(search, selectFound);
  const chosen = useSelector(search, selectColumns);
  const selected = useSelector(reminders, selectSelected);
  const columns = columnsOf(chosen, useSelector(search, selectView));
  const phase = useSelector(search, selectListPhase);
  const sort = useSelector(search, selectSort);
  const page = useSelector(search, selectPage);
  const pageSize = useSelector(search, selectPageSize);
  const canChoose = useSelector(search, selectCanChooseRows);
  const isOutdated = useSelector(search, selectIsOutdated);
  const isEmpty = phase === 'failed' || phase === 'idle' || found?.rows.length === 0;
  return (
    <Table
      label="Patients"
      columns={columns}
      rows={found?.rows ?? []}
      rowId={({ memberId }) => memberId}
      href={({ memberId }) => patientAddress(PAGES.overview.path, { practiceId, memberId })}
      onOpen={({ memberId }) => search.send({ type: 'patient.open', memberId })}
      selection={{
        selected,
        nameOf: ({ name }) => name,
        onSelect: (memberIds, isSelected) => reminders.send({ type: 'rows.select', memberIds, isSelected }),
      }}
      sort={sort}
      onSort={(next) => search.send({ type: 'sort.choose', sort: next as PatientSort })}
      sortDisabled={!canChoose}
      status={phase === 'loading' || phase === 'refreshing' ? phase : 'ready'}
      outdated={isOutdated}
      expected={pageSize}
      instead={isEmpty && <Instead search={search} phase={phase} />}
      footer={
        found !== null && (
          <Pagination
            of="patient"
            page={page}
            pageSize={pageSize}
            pageSizes={PATIENT_PAGE_SIZES}
            total={found.records}
            disabled={!canChoose}
            onPage={(next) => search.send({ type: 'page.choose', page: next })}
            onPageSize={(size) => search.send({ type: 'size.choose', pageSize: size })}
          />
        )
      }
    />
  );
}

function Instead({ search, phase }: { search: PatientSearchRef; phase: ReturnType<typeof selectListPhase> }) {
  const failure = useSelector(search, selectFailure);
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const view = useSelector(search, selectView);
  if (phase === 'failed')
    return (
      <NotLoaded
        title={copy.NOT_LOADED}
        failure={failure}
        onRetry={() => search.send({ type: 'search.retry' })}
      />
    );
  if (phase === 'idle') return <EmptyState icon={Search} title={copy.NOT_REQUESTED} />;
  const isWhole = view === 'all';
  const add = <PageLink to={PAGES.purchasePlan.path}>{copy.NEW_PATIENT}</PageLink>;
  if (!isNarrowed)
    return (
      <EmptyState
        icon={Users}
        title={isWhole ? copy.NO_PATIENTS : copy.NONE_IN_VIEW}
        action={isWhole ? add : undefined}
      />
    );
  const clear = (
    <>
      <Button onClick={() => search.send({ type: 'search.clear' })}>
        {isWhole ? copy.SHOW_ALL : copy.SHOW_VIEW}
      </Button>
      {add}
    </>
  );
  return <EmptyState icon={SearchX} title={copy.NOBODY_FOUND} action={clear} />;
}
