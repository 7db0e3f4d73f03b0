import type { Failure } from '#domain/failure/failure.ts';

/** The access token for a call, or why there is none. */
export type Credential = { kind: 'bearer'; accessToken: string } | { kind: 'none'; failure: Failure };

/** Passed to the client, so that no call depends on where tokens are stored. */
export interface SessionGate {
  /** The stored token, renewed first if it has expired. */
  credential(): Promise<Credential>;
  /** After a 401: the token that replaced the rejected one (SESSION-4). */
  renewed(refused: string): Promise<Credential>;
}
