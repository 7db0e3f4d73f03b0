import { titleAt } from '#domain/navigation/routes.ts';
import type { NavigationSnapshot } from './navigation.selectors.ts';

/** The title of the page that the dashboard offers to open (LOGIN-9). */
export const selectOffer = (snapshot: NavigationSnapshot): string | null => {
  const { requestedPath } = snapshot.context;
  return requestedPath !== null && snapshot.matches({ notice: 'offered' }) ? titleAt(requestedPath) : null;
};

/** The address that the user can't open, which the dashboard explains. */
export const selectRefusedPath = (snapshot: NavigationSnapshot): string | null =>
  snapshot.matches({ notice: 'refused' }) ? snapshot.context.refusedPath : null;
