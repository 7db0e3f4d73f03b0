/** When the server ends a session, as far as this browser's clock goes: nobody uses it, or it has lasted its longest (SESSION-6). */
export interface SessionEnd {
  kind: 'idle' | 'longest';
  at: number;
  remainingMs: number;
}

/** So long before its end a session says so: time to press a button, or to save. */
export const SESSION_NOTICE_MS = 300_000;
/** How often the page looks at what it knows of the end: a clock that was asleep wakes up with it. */
export const SESSION_LOOK_MS = 15_000;
/** What the server said so long ago may have changed since, by a call of another page. */
export const SESSION_NEWS_MS = 60_000;

export const isNearEnd = ({ remainingMs }: SessionEnd) => remainingMs <= SESSION_NOTICE_MS;

/** What a token says of its session, in milliseconds since 1970 by the server's clock. */
export interface StatedEnds {
  issuedAt: number;
  idleAt: number;
  latestAt: number;
}

/** The end that comes first. `ahead` is how far the server's clock is ahead of the browser's. */
export function endOf({ idleAt, latestAt }: StatedEnds, now: number, ahead: number): SessionEnd {
  const stated = Math.min(idleAt, latestAt);
  const at = stated - ahead;
  return { kind: latestAt <= idleAt ? 'longest' : 'idle', at, remainingMs: at - now };
}

/** Whether only the server can say how it stands: the end is near or here, and its word is not fresh. */
export function isWorthAsking(
  end: SessionEnd,
  { issuedAt }: StatedEnds,
  now: number,
  ahead: number,
): boolean {
  if (end.remainingMs <= 0) return true;
  return isNearEnd(end) && now + ahead - issuedAt >= SESSION_NEWS_MS;
}

/** The time of day of the person who reads it. */
export const timeOfDay = (at: number) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);
