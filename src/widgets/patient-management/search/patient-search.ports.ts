import { createActor, fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { searchPatients } from '#api/patients.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import {
  FIRST_PATIENT_SEARCH,
  type PatientPage,
  type PatientSearchRequest,
  requestFor,
} from '#domain/patient/patient-search.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvQuestion, saveFile, wireCsvExport } from '../csv/csv-export.ports.ts';
import { todayAt } from '../host-facts.ts';
import { patientFile } from './patient-file.ports.ts';
import { wireRecentPatients } from './recent-patients.ports.ts';
import type { SealedSearches } from './sealed-searches.ports.ts';
import { createSearchHistory, type SearchHistory } from './search-history.ports.ts';

export function startPatientSearch(host: WidgetHost, history: History, searches: SealedSearches) {
  const owner = { userId: host.session.user.id, practiceId: host.session.practice.id };
  const past = createSearchHistory(history, owner, searches.save);
  const today = todayAt(host);
  const request = requestFor(past.read() ?? FIRST_PATIENT_SEARCH, today);
  const input = { today, restored: past.read(), found: request && past.readFound(request) };
  const file = () => patientFile(host, search);
  const search: PatientSearchRef = createActor(wirePatientSearch(host, past, file), { input });
  search.start();
  return search;
}

export function wirePatientSearch(host: WidgetHost, past: SearchHistory, file: () => CsvQuestion) {
  const client = createHostClient(host);
  return patientSearchMachine.provide({
    actors: {
      csvExport: wireCsvExport(file, saveFile),
      recentPatients: wireRecentPatients(host),
      searchPatients: fromPromise<PatientPage, PatientSearchRequest>(async ({ input, signal }) => {
        const found = await searchPatients(client, host.session.practice.id, input, signal);
        if (!signal.aborted) past.writeFound(input, found);
        return found;
      }),
    },
    actions: {
      rememberSearch: (_, search) => past.write(search),
      openPatient: (_, { memberId }) => host.navigate(PAGES.overview.path, { memberId }),
    },
  });
}
