import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { type Harness, listed } from '#tests/support/harness.ts';

/** Responds immediately to the requests of the search page: these patients, and no recent patients or saved views. */
export async function respondToSearchPage({ respondTo }: Harness, ...patients: object[]): Promise<void> {
  await respondTo('/patient/search', () => listed(...patients));
  await respondTo('/patient/recent', () => listed());
  await respondTo('/patient/views', () => VIEWS);
  await respondTo('/patient/saved-views', () => ({ version: 0, views: [] }));
}
