import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { type Desk, listed } from '#tests/support/desk.ts';

/** Responds immediately to the requests of the search page: these patients, and no recent patients or saved views. */
export async function respondToSearchPage({ tell }: Desk, ...patients: object[]): Promise<void> {
  await tell('/patient/search', () => listed(...patients));
  await tell('/patient/recent', () => listed());
  await tell('/patient/views', () => VIEWS);
  await tell('/patient/saved-views', () => ({ version: 0, views: [] }));
}
