import type { AnyActorLogic } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';

export type PortalEvent =
  /** The shell's code is not part of the login page. */
  { type: 'shell.start'; logic: AnyActorLogic; input: object } | { type: 'shell.stop' };

export interface PortalInput {
  path: string;
  query: string;
  requestedPath: string | null;
}

export interface PortalContext extends PortalInput {
  failure: Failure | null;
}
