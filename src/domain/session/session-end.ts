/** When the server ends the session: after idle time, or at its maximum age (SESSION-6). By the browser's clock. */
export interface SessionEnd {
  kind: 'idle' | 'longest';
  at: number;
  remainingMs: number;
}

/** Time to extend the session or to save. */
export const SESSION_NOTICE_MS = 300_000;
/** Polled, because a timer does not run while the computer sleeps. */
export const SESSION_RECHECK_MS = 15_000;
/** Older information may be outdated by a call of another tab. */
export const SESSION_NEWS_MS = 60_000;

export const isNearEnd = ({ remainingMs }: SessionEnd) => remainingMs <= SESSION_NOTICE_MS;

/** Milliseconds since 1970, by the server's clock. */
export interface StatedEnds {
  issuedAt: number;
  idleAt: number;
  latestAt: number;
}

/** `ahead` is how far the server's clock is ahead of the browser's. */
export function endOf({ idleAt, latestAt }: StatedEnds, now: number, ahead: number): SessionEnd {
  const stated = Math.min(idleAt, latestAt);
  const at = stated - ahead;
  return { kind: latestAt <= idleAt ? 'longest' : 'idle', at, remainingMs: at - now };
}

/** The end is near or past, and the last information is not fresh. */
export function isWorthRenewing(
  end: SessionEnd,
  { issuedAt }: StatedEnds,
  now: number,
  ahead: number,
): boolean {
  if (end.remainingMs <= 0) return true;
  return isNearEnd(end) && now + ahead - issuedAt >= SESSION_NEWS_MS;
}

/** In the user's time zone. */
export const timeOfDay = (at: number) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);
