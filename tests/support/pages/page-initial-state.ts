import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import type { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';
import { pageInitialStateModel } from '#tests/machines/page-initial-state.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

export const pageInitialStatePage = pageModel({
  model: pageInitialStateModel,
  scenes: { page: { input: { kind: 'page' } }, patientSearch: { input: { kind: 'patientSearch' } } },
  notOnPage: [],
});

export function drivePageInitialState(
  adapter: PageAdapter,
  { open }: { open: (kind: PageKind) => Promise<void> },
): PageDriver<typeof pageInitialStateMachine> {
  return {
    ...adapter,
    open: (scene) => open(scene === 'patientSearch' ? 'patientSearch' : 'page'),
    do: {},
    answer: {},
    see: {
      'pageInitialState.fresh': () => shows(adapter, readFlags, ['fresh']),
      'pageInitialState.settled': () => shows(adapter, readFlags, ['settled']),
    },
  };
}

function readFlags(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-page-state]')].map(
    ({ dataset }) => dataset['pageState'] ?? '',
  );
}
