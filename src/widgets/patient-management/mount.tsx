import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createTabItems } from '#app/session/tab-items.ts';
import { createVault } from '#app/session/vault.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile, wireCsvExport } from './csv/csv-export.ports.ts';
import { PatientPage } from './frame/PatientPage.tsx';
import { startPatient } from './frame/patient.ports.ts';
import { patientPageAt } from './frame/patient-pages.ts';
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

/** Loads what a page needs before it can be shown. */
export async function preparePage(host: WidgetHost): Promise<void> {
  if (host.page.path === PAGES.searchPatients.path) await searches.open();
}

/** Shows patient management in its element: the search, or one patient on each of their pages. Answers how to end it. */
export function showPatientManagement(element: HTMLElement, host: WidgetHost): () => void {
  const root = createRoot(element, { onUncaughtError: (error) => giveUp(host, error) });
  const draw = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
  const stop =
    host.page.path === PAGES.searchPatients.path ? showSearch(host, draw) : showPatient(host, draw);
  host.ready();
  return () => {
    stop();
    root.unmount();
  };
}

/** What a page throws while it is drawn takes all of it away: the host says so, and offers to try again (WIDGET-5). */
const giveUp = (host: WidgetHost, error: unknown) =>
  host.failed(error instanceof Error ? error.message : 'A page could not be shown.');

function showSearch(host: WidgetHost, draw: (content: ReactNode) => void): () => void {
  const search = startPatientSearch(host, window.history, searches);
  const file = createActor(wireCsvExport(() => patientFile(host, search), saveFile)).start();
  const recents = createActor(wireRecentPatients(host)).start();
  draw(<PatientSearchScreen search={search} recents={recents} file={file} />);
  return () => {
    for (const actor of [search, file, recents]) actor.stop();
  };
}

/** The patient stays loaded from page to page. */
function showPatient(host: WidgetHost, draw: (content: ReactNode) => void): () => void {
  const { patient, attachCardFields, stop } = startPatient(host, patientPageAt(host.page.path));
  host.onPage(({ path }) => patient.send({ type: 'page.open', page: patientPageAt(path) }));
  draw(<PatientPage host={host} patient={patient} attachCardFields={attachCardFields} />);
  return stop;
}
