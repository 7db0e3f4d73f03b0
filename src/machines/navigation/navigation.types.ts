import type { SessionView } from '#domain/navigation/navigation.ts';

export type NavigationEvent =
  | { type: 'path.change'; path: string }
  | { type: 'page.open'; path: string }
  | { type: 'session.change'; view: SessionView }
  | { type: 'offer.accept' }
  | { type: 'offer.dismiss' };

export interface NavigationInput {
  path: string;
  view: SessionView;
  /** The page that the user requested before signing in. */
  requestedPath: string | null;
}

export interface NavigationContext {
  path: string;
  view: SessionView;
  requestedPath: string | null;
  isAtWork: boolean;
}

export interface NavigateParams {
  path: string;
  /** A redirect replaces the address, so that Back does not lead to it again. */
  replaces: boolean;
}

export interface StoreRequestedPageParams {
  path: string | null;
}
