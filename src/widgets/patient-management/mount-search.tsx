import { createActor } from 'xstate';
import { createTabItems } from '#app/session/tab-items.ts';
import { createVault } from '#app/session/vault.ts';
import { whenIdle } from '#app/shell/when-idle.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile, wireCsvExport } from './csv/csv-export.ports.ts';
import { mountContent } from './mount-content.tsx';
import { PatientSearchScreen } from './search/PatientSearchScreen.tsx';
import { patientFile } from './search/patient-file.ports.ts';
import { startPatientSearch } from './search/patient-search.ports.ts';
import { wireRecentPatients } from './search/recent-patients.ports.ts';
import { createSealedSearches } from './search/sealed-searches.ports.ts';

const searches = createSealedSearches({
  vault: createVault(window.indexedDB),
  tab: createTabItems(() => window.sessionStorage),
  origin: window.location.origin,
});

/** What can fail before the search is shown. */
export const prepare = () => searches.open();

/** Shows the patient search. Returns how to end it. */
export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const search = startPatientSearch(host, window.history, searches);
  const file = createActor(wireCsvExport(() => patientFile(host, search), saveFile)).start();
  const recents = createActor(wireRecentPatients(host)).start();
  const erase = mountContent(
    element,
    host,
    <PatientSearchScreen search={search} recents={recents} file={file} />,
  );
  const cancelPrefetch = prefetchPatient();
  return () => {
    cancelPrefetch();
    for (const actor of [search, file, recents]) actor.stop();
    erase();
  };
}

/** The next click opens a patient. A failure shows there. */
const prefetchPatient = () =>
  whenIdle(window, () => void import('./mount-patient.tsx').catch(() => undefined));
