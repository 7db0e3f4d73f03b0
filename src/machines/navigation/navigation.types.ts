import type { SessionView } from '#domain/navigation/navigation.ts';

export type NavigationEvent =
  | { type: 'path.change'; path: string; query?: string }
  | { type: 'page.open'; path: string }
  | { type: 'session.change'; view: SessionView }
  | { type: 'offer.accept' }
  | { type: 'offer.dismiss' }
  | { type: 'refusal.dismiss' };

export interface NavigationInput {
  path: string;
  /** The query of the address, with its question mark; empty without one. */
  query: string;
  view: SessionView;
  /** The page that the user requested before signing in, with its query. */
  requestedPath: string | null;
}

export interface NavigationContext extends NavigationInput {
  isAtWork: boolean;
  /** The address that the dashboard replaced. */
  refusedPath: string | null;
}

export interface NavigateParams {
  path: string;
  /** A redirect replaces the address, so that Back does not lead to it again. */
  replaces: boolean;
}

export interface StoreRequestedPageParams {
  path: string | null;
}
