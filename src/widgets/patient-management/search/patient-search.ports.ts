import { fromCallback, fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { searchPatients } from '#api/patients.ts';
import { PAGES, pageAt } from '#domain/navigation/routes.ts';
import {
  FIRST_PATIENT_SEARCH,
  type PatientPage,
  type PatientSearchRequest,
  requestFor,
} from '#domain/patient/patient-search.ts';
import { viewAddress, viewInQuery } from '#domain/patient/patient-view.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvSource, saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { type ColumnStore, columnStore } from './column-store.ports.ts';
import { patientFile } from './patient-file.ports.ts';
import { wirePatientViews } from './patient-views.ports.ts';
import { wireRecentPatients } from './recent-patients.ports.ts';
import { wireReminders } from './reminders.ports.ts';
import { wireSavedViews } from './saved-views.ports.ts';
import type { SealedSearches } from './sealed-searches.ports.ts';
import { createSearchHistory, type SearchHistory } from './search-history.ports.ts';

export function startPatientSearch(host: WidgetHost, history: History, searches: SealedSearches) {
  const owner = { userId: host.session.user.id, practiceId: host.session.practice.id };
  const past = createSearchHistory(history, owner, searches.save);
  const today = todayAt(host);
  const restored = { ...(past.read() ?? FIRST_PATIENT_SEARCH), view: viewInQuery(window.location.search) };
  const request = requestFor(restored, today);
  const columns = columnStore(window, owner.userId);
  const input = { today, columns: columns.load(), restored, found: request && past.readFound(request) };
  const file = () => patientFile(host, search);
  const search: PatientSearchRef = createRoot(wirePatientSearch(host, past, columns, file), { input });
  search.start();
  return search;
}

export function wirePatientSearch(
  host: WidgetHost,
  past: SearchHistory,
  columns: ColumnStore,
  file: () => CsvSource,
) {
  const client = createHostClient(host);
  return patientSearchMachine.provide({
    actors: {
      csvExport: wireCsvExport(file, saveFile),
      recentPatients: wireRecentPatients(host),
      patientViews: wirePatientViews(host),
      reminders: wireReminders(host),
      savedViews: wireSavedViews(host),
      watchEntry: fromCallback(({ sendBack }) => {
        const listening = new AbortController();
        const notify = () => {
          const { pathname, search } = window.location;
          if (pageAt(pathname) !== 'searchPatients') return;
          sendBack({ type: 'entry.change', restored: past.read(), view: viewInQuery(search) });
        };
        for (const change of ['popstate', 'pushState'])
          window.addEventListener(change, notify, { signal: listening.signal });
        return () => listening.abort();
      }),
      searchPatients: fromPromise<PatientPage, PatientSearchRequest>(async ({ input, signal }) => {
        const found = await searchPatients(client, host.session.practice.id, input, signal);
        if (!signal.aborted) past.writeFound(input, found);
        return found;
      }),
    },
    actions: {
      logFailure,
      openView: (_, { view }) =>
        window.history.pushState(null, '', viewAddress(PAGES.searchPatients.path, view)),
      rememberColumns: (_, chosen) => columns.save(chosen.columns),
      rememberSearch: (_, search) => past.write(search),
      openPatient: (_, { memberId }) => host.navigate(PAGES.overview.path, { memberId }),
    },
  });
}
