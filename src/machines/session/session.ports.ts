import type { StaffUser } from '#domain/access/staff.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionObstacle } from '#domain/session/session-notice.ts';
import { port, stream } from '../port.ts';

/** What storage holds of an earlier session. An unreadable token has been erased by then (SESSION-3). */
export type RestoredSession =
  | { kind: 'signedIn' }
  | { kind: 'signedOut'; reason: 'absent' | 'unreadable' }
  | { kind: 'unsupported'; why: SessionObstacle };

/** The user, and this tab's stored selection or else the default of new tabs. */
export interface Profile {
  user: StaffUser;
  stored: Selection | null;
}

/** `refused`: the server answered 401. `unreachable`: no answer, or none that decides; the session is kept (SESSION-4). */
export type Renewal = { kind: 'refreshed' } | { kind: 'refused' } | { kind: 'unreachable' };

export interface StoreTokenInput {
  userId: string;
  /** The same user signs in again over an open page; otherwise whatever an earlier user left is erased first. */
  keepsSelection: boolean;
}

/** The session's outside work. No token passes through it: tokens stay with whoever provides these ports. */
export const sessionPorts = {
  restoreSession: port<RestoredSession>('restoreSession'),
  storeToken: port<void, StoreTokenInput>('storeToken'),
  loadUser: port<Profile>('loadUser'),
  saveSelection: port<void, { selection: Selection | null }>('saveSelection'),
  refreshToken: port<Renewal>('refreshToken'),
  /** Tells the server and the other tabs as far as they can be reached, and erases; rejects only if erasing fails. */
  endSession: port<void>('endSession'),
  /** Erases what this browser keeps of the session and its user. */
  eraseSession: port<void>('eraseSession'),
  /** Sends `session.begunElsewhere`, `session.endedElsewhere` and `token.refused`: what other tabs did. */
  watchTabs: stream('watchTabs'),
};
