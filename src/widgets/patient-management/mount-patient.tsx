import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { PatientPage } from './frame/PatientPage.tsx';
import { startPatient } from './frame/patient.ports.ts';
import { patientPageAt } from './frame/patient-pages.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { patient, attachCardFields, stop } = startPatient(host, patientPageAt(host.page.path));
  host.onPage(({ path }) => patient.send({ type: 'page.open', page: patientPageAt(path) }));
  return mountContent(
    element,
    host,
    <PatientPage host={host} patient={patient} attachCardFields={attachCardFields} />,
    stop,
  );
}
