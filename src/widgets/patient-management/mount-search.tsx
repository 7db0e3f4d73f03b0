import {
  type PatientSearchRef,
  selectHasResponse,
} from '#machines/patient-search/patient-search.selectors.ts';
import { whenIdle } from '#react/when-idle.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { sealingOf } from '#widgets/shared/sealed-item.ports.ts';
import { PatientSearchScreen } from './search/PatientSearchScreen.tsx';
import { startPatientSearch } from './search/patient-search.ports.ts';
import { createSealedSearches } from './search/sealed-searches.ports.ts';

const searches = createSealedSearches(sealingOf(window));

/** The work that can fail before the search is shown. */
export const prepare = () => searches.open();

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const search = startPatientSearch(host, window.history, searches);
  const cancelPrefetch = prefetchPatient(search);
  return mountContent(
    element,
    host,
    <PatientSearchScreen search={search} practiceId={host.session.practice.id} />,
    () => {
      cancelPrefetch();
      search.stop();
    },
  );
}

/** After the first response, because loading the code would delay its rows. */
function prefetchPatient(search: PatientSearchRef): () => void {
  let cancel = (): void => undefined;
  const waiting = search.subscribe((snapshot) => {
    if (!selectHasResponse(snapshot)) return;
    waiting.unsubscribe();
    cancel = whenIdle(window, () => void import('./mount-patient.tsx').catch(() => undefined));
  });
  return () => {
    waiting.unsubscribe();
    cancel();
  };
}
