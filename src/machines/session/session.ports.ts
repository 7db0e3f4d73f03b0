import type { StaffUser } from '#domain/access/staff.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionObstacle } from '#domain/session/session-notice.ts';
import { port, stream } from '../port.ts';

/** The stored session. An unreadable token has been erased (SESSION-3). */
export type RestoredSession =
  | { kind: 'signedIn' }
  | { kind: 'signedOut'; reason: 'absent' | 'unreadable' }
  | { kind: 'unsupported'; why: SessionObstacle };

/** The selection is the one of this tab, else the default of new tabs. */
export interface Profile {
  user: StaffUser;
  stored: Selection | null;
}

/** `refused` is a 401. `unreachable` is no response, or another status: the session continues (SESSION-4). */
export type Renewal = { kind: 'refreshed' } | { kind: 'refused' } | { kind: 'unreachable' };

export interface StoreTokenInput {
  userId: string;
  /** False erases the data of an earlier user; true when the same user signs in again. */
  keepsSelection: boolean;
}

/** No token passes through these ports, because the token store has them. */
export const sessionPorts = {
  restoreSession: port<RestoredSession>('restoreSession'),
  storeToken: port<void, StoreTokenInput>('storeToken'),
  loadUser: port<Profile>('loadUser'),
  reloadUser: port<StaffUser>('reloadUser'),
  saveSelection: port<void, { selection: Selection | null }>('saveSelection'),
  refreshToken: port<Renewal>('refreshToken'),
  /** Notifies the server and the other tabs if they can be reached. Rejects only if erasing fails. */
  endSession: port<void>('endSession'),
  eraseSession: port<void>('eraseSession'),
  watchTabs: stream('watchTabs'),
};
