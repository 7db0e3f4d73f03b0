import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from '#domain/routes.ts';
import type { WidgetHost } from '#widgets/contract.ts';
import { PatientSearchScreen } from '#widgets/patient-management/PatientSearchScreen.tsx';
import { UnbuiltScreen } from '#widgets/patient-management/UnbuiltScreen.tsx';
import { startPatientSearch } from './patient-search-wiring.ts';

/** Puts the page of patient management that the host asks for into its element. Answers how to end it. */
export function showPatientManagement(element: HTMLElement, host: WidgetHost): () => void {
  const root = createRoot(element);
  const { search, stop } = pageFor(host);
  root.render(
    <StrictMode>{search ? <PatientSearchScreen search={search} /> : <UnbuiltScreen />}</StrictMode>,
  );
  host.ready();
  return () => {
    stop();
    root.unmount();
  };
}

function pageFor(host: WidgetHost) {
  if (host.page.path !== PAGES.searchPatients.path) return { search: null, stop: () => undefined };
  const search = startPatientSearch(host, window.history);
  return { search, stop: () => search.stop() };
}
