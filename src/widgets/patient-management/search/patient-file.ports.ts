import { createHostClient } from '#api/host-client.ts';
import { searchPatients } from '#api/patients.ts';
import { ApiFailure, type Failure } from '#domain/failure/failure.ts';
import { patientHead, patientLine } from '#domain/patient/patient-csv.ts';
import { filtersFor } from '#domain/patient/patient-search.ts';
import { EXPORT_PAGE_SIZE, exportFileName } from '#domain/payment/csv-export.ts';
import {
  type PatientSearchRef,
  selectNarrowing,
  selectSort,
  selectView,
} from '#machines/patient-search/patient-search.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CsvSource } from '#widgets/shared/csv/csv-export.ports.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';

const UNREADABLE_SEARCH: Failure = {
  status: 400,
  reason: 'Unfinished search',
  message: 'Finish your search before downloading.',
};

/** All patients found, in the order of the page. Later edits of the search do not change the file. */
export function patientFile(host: WidgetHost, search: PatientSearchRef): CsvSource {
  const client = createHostClient(host);
  const today = todayAt(host);
  const snapshot = search.getSnapshot();
  const filters = filtersFor(selectNarrowing(snapshot), today);
  const sort = selectSort(snapshot);
  const view = selectView(snapshot);
  return {
    fileName: exportFileName('patients', today),
    head: patientHead(view),
    async loadPage(page, signal) {
      if (filters === null) throw new ApiFailure(UNREADABLE_SEARCH);
      const request = { filters, sort, page, pageSize: EXPORT_PAGE_SIZE };
      const { records, rows } = await searchPatients(client, host.session.practice.id, request, signal);
      return { records, rows: rows.map((row) => ({ id: row.memberId, lines: [patientLine(row, view)] })) };
    },
  };
}
