import type { SnapshotFrom } from 'xstate';
import { type PageName, pageAt, titleAt } from '#domain/navigation/routes.ts';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

export const selectPage = (snapshot: Snapshot): PageName | null =>
  snapshot.matches({ page: 'showing' }) ? (pageAt(snapshot.context.path) ?? null) : null;
export const selectPath = (snapshot: Snapshot): string => snapshot.context.path;
/** The title of the page that the dashboard offers to open (LOGIN-9). */
export const selectOffer = (snapshot: Snapshot): string | null => {
  const { requestedPath } = snapshot.context;
  return requestedPath !== null && snapshot.matches({ offer: 'offered' }) ? titleAt(requestedPath) : null;
};
