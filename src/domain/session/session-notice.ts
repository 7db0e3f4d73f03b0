/** Why the user sees the login page. */
export type SessionNotice = 'unreadable' | 'expired' | 'endedElsewhere' | 'signedOut';

export const SESSION_NOTICES: Record<SessionNotice, string> = {
  unreadable: 'Your saved sign-in could not be read on this device and was removed. Sign in again.',
  expired: 'Your session has ended. Sign in again.',
  endedElsewhere: 'You signed out in another tab.',
  signedOut: 'You are signed out.',
};

/** What the browser lacks to store a session safely. */
export type SessionObstacle = 'noWebCrypto' | 'storageBlocked';

export const SESSION_OBSTACLES: Record<SessionObstacle, string> = {
  noWebCrypto:
    'This page cannot sign anybody in: the browser offers no encryption here. Open the portal by its https address in a current browser.',
  storageBlocked:
    'This page cannot sign anybody in: the browser blocks its storage. Allow site data for this address, then reload.',
};
