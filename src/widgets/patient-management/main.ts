import { PAGES } from '#domain/navigation/routes.ts';
import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(({ page }) =>
  page.path === PAGES.searchPatients.path ? loadSearch() : loadPatient(),
);

async function loadSearch() {
  const { prepare, mount } = await import('./mount-search.tsx');
  await prepare();
  return mount;
}

const loadPatient = async () => (await import('./mount-patient.tsx')).mount;
