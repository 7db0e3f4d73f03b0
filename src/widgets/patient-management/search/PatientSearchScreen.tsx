import type { CsvExportRef } from '#machines/csv-export/csv-export.selectors.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import type { RecentPatientsRef } from '#machines/recent-patients/recent-patients.selectors.ts';
import { focusPlace } from '#ui/FocusPlace/focus-place.ts';
import { moveAmongRows } from '#ui/Table/row-keys.ts';
import { CsvButton, CsvStatus } from '../csv/CsvExport.tsx';
import { PatientTable } from './PatientTable.tsx';
import { RecentPatients } from './RecentPatients.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import './PatientSearchScreen.css';

interface PatientSearchScreenProps {
  search: PatientSearchRef;
  recents: RecentPatientsRef;
  /** All whom the search finds. */
  file: CsvExportRef;
}

/** Finds a patient of the practice: one box, the separate filters, whom one looked at last, and who is found (API-5). */
export function PatientSearchScreen({ search, recents, file }: PatientSearchScreenProps) {
  return (
    <section
      className="patient-search"
      {...focusPlace()}
      aria-label="Patient search"
      onKeyDown={moveAmongRows}
    >
      <search className="patient-search-question">
        <SearchBox search={search} />
        <SearchFilters search={search} />
      </search>
      <div className="patient-search-bar">
        <RecentPatients recents={recents} search={search} />
        <CsvButton file={file} />
      </div>
      <CsvStatus file={file} of="patients" />
      <PatientTable search={search} />
    </section>
  );
}
