import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { PAGES } from '#domain/routes.ts';
import type { WidgetHost } from '#widgets/contract.ts';
import { PatientSearchScreen } from '#widgets/patient-management/PatientSearchScreen.tsx';
import { saveFile, wireCsvExport } from './csv-export-wiring.ts';
import { PatientPage } from './PatientPage.tsx';
import { patientFile } from './patient-file.ts';
import { startPatientSearch } from './patient-search-wiring.ts';
import { startPlanSelection } from './plan-selection-wiring.ts';
import { wireRecentPatients } from './recent-patients-wiring.ts';
import { createSealedSearches } from './sealed-searches.ts';
import { createTabItems } from './tab-items.ts';
import { createVault } from './vault.ts';

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
