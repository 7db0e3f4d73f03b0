import { useSelector } from '@xstate/react';
import { PAGES } from '#domain/navigation/routes.ts';
import {
  type PatientSearchRef,
  selectCanChooseRows,
  selectCsvExport,
  selectPatientViews,
  selectRecentPatients,
  selectReminders,
  selectSavedViews,
} from '#machines/patient-search/patient-search.selectors.ts';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { moveAmongRows } from '#ui/Table/row-keys.ts';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import { PageLink } from '../PageLink.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import * as copy from './copy.ts';
import { FilterChips } from './FilterChips.tsx';
import { PatientSelection } from './PatientSelection.tsx';
import { PatientTable } from './PatientTable.tsx';
import { PatientViews } from './PatientViews.tsx';
import { RecentPatients } from './RecentPatients.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchLayer } from './SearchLayer.tsx';
import './PatientSearchScreen.css';
import './SearchQuestion.css';

interface PatientSearchScreenProps {
  search: PatientSearchRef;
  practiceId: string;
}

export function PatientSearchScreen({ search, practiceId }: PatientSearchScreenProps) {
  const recents = useSelector(search, selectRecentPatients);
  const views = useSelector(search, selectPatientViews);
  const saved = useSelector(search, selectSavedViews);
  const reminders = useSelector(search, selectReminders);
  const file = useSelector(search, selectCsvExport);
  const isReadable = useSelector(search, selectCanChooseRows);
  return (
    <section
      className="patient-search"
      {...focusFallback()}
      aria-label="Patient search"
      onKeyDown={moveAmongRows}
    >
      <PageLink to={PAGES.purchasePlan.path} variant="primary">
        {copy.NEW_PATIENT}
      </PageLink>
      <search className="patient-search-question">
        <SearchBox search={search} />
        {recents && <RecentPatients recents={recents} search={search} />}
        <SearchFilters search={search} />
        <div className="patient-search-tools">
          {saved && <SavedViewsMenu saved={saved} search={search} />}
          <ColumnChooser search={search} />
          {file && <CsvButton file={file} refusal={isReadable ? undefined : copy.UNFINISHED} />}
        </div>
        <FilterChips search={search} />
      </search>
      {file && <CsvStatus file={file} of="patient" />}
      {views && <PatientViews views={views} search={search} />}
      {reminders && <PatientSelection reminders={reminders} />}
      {reminders && <PatientTable search={search} reminders={reminders} practiceId={practiceId} />}
      {saved && reminders && <SearchLayer saved={saved} reminders={reminders} />}
    </section>
  );
}
