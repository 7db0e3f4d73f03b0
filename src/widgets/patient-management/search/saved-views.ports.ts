import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getSavedViews, setSavedViews } from '#api/saved-views.ts';
import type { SavedViews } from '#domain/patient/saved-view.ts';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export function wireSavedViews(host: WidgetHost) {
  const client = createHostClient(host);
  const practiceId = () => host.session.practice.id;
  return savedViewsMachine.provide({
    actors: {
      loadViews: fromPromise<SavedViews, undefined>(({ signal }) =>
        getSavedViews(client, practiceId(), signal),
      ),
      saveViews: fromPromise<SavedViews, SavedViews>(({ input }) =>
        setSavedViews(client, practiceId(), input),
      ),
    },
  });
}
