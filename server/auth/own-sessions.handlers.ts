import type { Handlers } from '../http/call.ts';
import { wholeList } from '../http/lists.ts';
import type { Services } from '../services.ts';

export const ownSessions = ({ sessions }: Services): Pick<Handlers, 'listSessions' | 'endSessions'> => ({
  async listSessions({ access }) {
    return wholeList(await sessions.listOf(access.userId), ({ id, startedAt, lastUsedAt, browser }) => ({
      id,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      browser,
      isCurrent: id === access.sessionId,
    }));
  },

  async endSessions({ access: { userId, sessionId }, body }) {
    await (body.sessionId === undefined
      ? sessions.endOthers(userId, sessionId)
      : sessions.endOwn(userId, body.sessionId));
  },
});
