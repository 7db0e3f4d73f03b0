import type { OpenSession } from '#domain/session/open-session.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isFlag, isListOf, isRecordOf, isText } from './shape.ts';

const isOpenSession = isRecordOf<OpenSession>({
  id: isText,
  startedAt: isText,
  lastUsedAt: isText,
  browser: isText,
  isCurrent: isFlag,
});
const isSessionList = isRecordOf<{ results: OpenSession[] }>({ results: isListOf(isOpenSession) });

export async function listSessions(client: PortalClient, signal: AbortSignal): Promise<OpenSession[]> {
  return (await answerOf(client.GET('/user/sessions', { signal }), isSessionList)).results;
}

/** Without an id, all but the session of this page. */
export function endSessions(
  client: PortalClient,
  sessionId: string | null,
  signal: AbortSignal,
): Promise<void> {
  const body = sessionId === null ? {} : { sessionId };
  return doneBy(client.POST('/user/sessions/end', { body, signal }));
}
