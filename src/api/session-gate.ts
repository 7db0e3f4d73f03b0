import type { Failure } from '#domain/failure/failure.ts';

/** The bearer for a call, or why there is none. */
export type Credential = { kind: 'bearer'; accessToken: string } | { kind: 'none'; failure: Failure };

/** How the client gets at the session: handed in, so that no call knows where tokens are kept. */
export interface SessionGate {
  /** The stored token; when its own time is over, the renewed one. */
  credential(): Promise<Credential>;
  /** After a 401: the token that took the place of the refused one (SESSION-4). */
  renewed(refused: string): Promise<Credential>;
}
