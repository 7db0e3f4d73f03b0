import { describe, expect, it } from 'vitest';
import { createPortalClient } from '#api/client.ts';
import { dismissNotification } from '#api/notifications.ts';
import { withPracticeContext } from '#api/practice-context.ts';
import type { Credential } from '#api/session-gate.ts';
import { getUser } from '#api/user.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { settled } from '#tests/support/settled.ts';

const bearer: Credential = { kind: 'bearer', accessToken: 'token' };
const password = { currentPassword: 'Old', newPassword: 'New' };

/** A client for a user of any practice, whose token arrives when the test sends it. */
function clientOver(statuses: number[] = []) {
  const sent: (string | null)[] = [];
  let resolveCredential = (_: Credential): void => undefined;
  const coming = new Promise<Credential>((resolve) => {
    resolveCredential = resolve;
  });
  const at: { place: PracticeContext | null } = { place: { organizationId: 'o1', practiceId: 'p1' } };
  const client = createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: { credential: () => coming, renewed: async () => bearer },
    fetch: async (request) => {
      sent.push(request.headers.get('X-Practice-Context'));
      return Response.json({}, { status: statuses.shift() ?? 200 });
    },
  });
  return {
    client: withPracticeContext(client, () => at.place),
    at,
    sent,
    comes: () => resolveCredential(bearer),
  };
}

describe('the practice context of a write', () => {
  it('SESSION-1, SESSION-4: is that of the time of the call, when the request is sent later or repeated', async () => {
    const { client, at, sent, comes } = clientOver([401]);
    const answered = client.POST('/user/password', { body: password });
    at.place = { organizationId: 'o2', practiceId: 'p3' };
    comes();
    await answered;
    expect(sent).toEqual(['o1/p1', 'o1/p1']);
  });

  it('SESSION-1: is that of the call if the call has one', async () => {
    const { client, sent, comes } = clientOver();
    comes();
    const path = { practiceId: 'p2', notificationId: '5001' };
    await settled(dismissNotification(client, path, { organizationId: 'o1', practiceId: 'p2' }));
    await settled(dismissNotification(client, path, null));
    expect(sent).toEqual(['o1/p2', 'o1/p1']);
  });

  it('SESSION-1: is not sent with a read, or without a practice', async () => {
    const { client, at, sent, comes } = clientOver();
    comes();
    await settled(getUser(client, new AbortController().signal));
    at.place = null;
    await client.PUT('/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/auto-renew', {
      params: { path: { practiceId: 'p1', memberId: '1', planId: '9' } },
      body: { enable: true },
    });
    expect(sent).toEqual([null, null]);
  });
});
