import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import { moveAmongRows } from '#ui/Table/row-keys.ts';
import { PatientTable } from './PatientTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import './PatientSearchScreen.css';

/** Finds a patient of the practice: one box, the separate filters, and who is found (API-5). */
export function PatientSearchScreen({ search }: { search: PatientSearchRef }) {
  return (
    <section className="patient-search" aria-label="Patient search" onKeyDown={moveAmongRows}>
      <search className="patient-search-question">
        <SearchBox search={search} />
        <SearchFilters search={search} />
      </search>
      <PatientTable search={search} />
    </section>
  );
}
