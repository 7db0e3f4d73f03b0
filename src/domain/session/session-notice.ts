/** Why the user sees the login page. */
export type SessionNotice = 'unreadable' | 'expired' | 'endedElsewhere' | 'signedOut';

export const SESSION_NOTICES: Record<SessionNotice, string> = {
  unreadable: 'Your saved session couldn’t be read. Sign in again.',
  expired: 'Your session has ended. Sign in again.',
  endedElsewhere: 'You signed out in another tab.',
  signedOut: 'You’ve signed out.',
};

/** What the browser lacks for storing a session safely. */
export type SessionObstacle = 'noWebCrypto' | 'storageBlocked';

export const SESSION_OBSTACLES: Record<SessionObstacle, string> = {
  noWebCrypto:
    'You can’t sign in because this connection isn’t secure. Open Bridgework with https:// in an up-to-date browser.',
  storageBlocked:
    'You can’t sign in because your browser blocks site data. Allow it for this site, then reload.',
};
