import { patientPaths } from '#api/patient-summary.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Opens a patient's overview, and requests the patient first, while the page is opened. */
export function openPatient(host: WidgetHost, memberId: string): void {
  for (const path of patientPaths({ practiceId: host.session.practice.id, memberId })) host.preload(path);
  host.navigate(PAGES.overview.path, { memberId });
}
