import { PAGES } from '#domain/navigation/routes.ts';
import { type Mount, widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(({ page }) =>
  page.path === PAGES.searchPatients.path ? loadSearch() : loadPatient(),
);

/** Stored, because a browser imports even a loaded module in a later task. */
let search: typeof import('./mount-search.tsx') | undefined;
let patient: typeof import('./mount-patient.tsx') | undefined;

async function loadSearch(): Promise<Mount> {
  search ??= await import('./mount-search.tsx');
  await search.prepare();
  return search.mount;
}

async function loadPatient(): Promise<Mount> {
  patient ??= await import('./mount-patient.tsx');
  return patient.mount;
}
