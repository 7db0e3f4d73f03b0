import type { OpenSession } from '#domain/session/open-session.ts';

export const openSession = (given: Partial<OpenSession> = {}): OpenSession => ({
  id: 's1',
  startedAt: '2026-11-20T14:05:00Z',
  lastUsedAt: '2026-11-20T15:04:00Z',
  browser: 'Chrome on Windows',
  isCurrent: true,
  ...given,
});
