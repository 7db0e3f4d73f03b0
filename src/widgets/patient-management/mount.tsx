import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createTabItems } from '#app/session/tab-items.ts';
import { createVault } from '#app/session/vault.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile, wireCsvExport } from './csv/csv-export.ports.ts';
import { PatientPage } from './frame/PatientPage.tsx';
import { startPlanSelection } from './frame/plan-selection.ports.ts';
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

/** Puts the page of patient management that the host asks for into its element. Answers how to end it. */
export function showPatientManagement(element: HTMLElement, host: WidgetHost): () => void {
  const root = createRoot(element, { onUncaughtError: (error) => giveUp(host, error) });
  const { page, stop } = pageFor(host);
  root.render(<StrictMode>{page}</StrictMode>);
  host.ready();
  return () => {
    stop();
    root.unmount();
  };
}

/** What a page throws while it is drawn takes all of it away: the host says so, and offers to try again (WIDGET-5). */
const giveUp = (host: WidgetHost, error: unknown) =>
  host.failed(error instanceof Error ? error.message : 'A page could not be shown.');

function pageFor(host: WidgetHost): { page: ReactNode; stop: () => void } {
  if (host.page.path === PAGES.searchPatients.path) {
    const search = startPatientSearch(host, window.history, searches);
    const file = createActor(wireCsvExport(() => patientFile(host, search), saveFile)).start();
    const recents = createActor(wireRecentPatients(host)).start();
    const stop = () => {
      for (const actor of [search, file, recents]) actor.stop();
    };
    return { page: <PatientSearchScreen search={search} recents={recents} file={file} />, stop };
  }
  const { selection, stop } = startPlanSelection(host);
  return { page: <PatientPage host={host} selection={selection} />, stop };
}
