import type { AnyActorLogic } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';

export type PortalEvent =
  /** A signed-in page starts the actors around it. Their code is not part of the login page. */
  { type: 'shell.start'; logic: AnyActorLogic; input: object } | { type: 'shell.stop' };

export interface PortalInput {
  path: string;
  /** The page that the user requested before signing in. */
  askedFor: string | null;
}

export interface PortalContext extends PortalInput {
  /** Why an actor stopped. */
  failure: Failure | null;
}
