import type { SessionView } from '#domain/navigation/navigation.ts';

export type NavigationEvent =
  /** The address has changed: a link, the Back button, a typed address. */
  | { type: 'path.change'; path: string }
  /** Another actor opens a page. */
  | { type: 'page.open'; path: string }
  | { type: 'session.change'; view: SessionView }
  | { type: 'offer.accept' }
  | { type: 'offer.dismiss' };

export interface NavigationInput {
  path: string;
  view: SessionView;
  /** The page asked for before signing in, as it was kept over the reload. */
  askedFor: string | null;
}

export interface NavigationContext {
  path: string;
  view: SessionView;
  askedFor: string | null;
  /** A known user is signed in, or was until just now. */
  isAtWork: boolean;
}

export interface NavigateParams {
  path: string;
  /** A detour takes the place of the address that was asked for, so that Back does not lead into it again. */
  replaces: boolean;
}

export interface KeepAskedPageParams {
  path: string | null;
}
