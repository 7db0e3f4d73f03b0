import type { SnapshotFrom } from 'xstate';
import { type PageName, pageAt } from '#domain/navigation/routes.ts';
import type { navigationMachine } from './navigation.machine.ts';

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

export const selectPage = (snapshot: NavigationSnapshot): PageName | null =>
  snapshot.matches({ page: 'showing' }) ? (pageAt(snapshot.context.path) ?? null) : null;
export const selectPath = (snapshot: NavigationSnapshot): string => snapshot.context.path;
export const selectHasNotice = (snapshot: NavigationSnapshot): boolean =>
  !snapshot.matches({ notice: 'none' });
