import { useSelector } from '@xstate/react';
import {
  type PatientSearchRef,
  selectCsvExport,
  selectRecentPatients,
} from '#machines/patient-search/patient-search.selectors.ts';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { moveAmongRows } from '#ui/Table/row-keys.ts';
import { CsvButton, CsvStatus } from '../csv/CsvExport.tsx';
import { PatientTable } from './PatientTable.tsx';
import { RecentPatients } from './RecentPatients.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import './PatientSearchScreen.css';

export function PatientSearchScreen({ search }: { search: PatientSearchRef }) {
  const recents = useSelector(search, selectRecentPatients);
  const file = useSelector(search, selectCsvExport);
  return (
    <section
      className="patient-search"
      {...focusFallback()}
      aria-label="Patient search"
      onKeyDown={moveAmongRows}
    >
      <search className="patient-search-question">
        <SearchBox search={search} />
        <SearchFilters search={search} />
      </search>
      <div className="patient-search-bar">
        {recents && <RecentPatients recents={recents} search={search} />}
        {file && <CsvButton file={file} />}
      </div>
      {file && <CsvStatus file={file} of="patients" />}
      <PatientTable search={search} />
    </section>
  );
}
