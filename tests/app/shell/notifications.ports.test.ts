import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import type { SessionGate } from '#api/session-gate.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import { seenIn, wireNotifications } from '#app/shell/notifications.ports.ts';
import { selectUnwatched } from '#machines/notifications/notifications.selectors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { BELL } from '../../support/notifications.ts';
import { fakeBrowser } from '../fake-browser.ts';

const bearer = { kind: 'bearer', accessToken: 'token' } as const;
const gate: SessionGate = { credential: async () => bearer, renewed: async () => bearer };
const BROKEN = { status: 500, reason: 'Internal Server Error', message: 'Broken' };

/** A bell with a server whose responses depend on the end of the path. */
function wiredBell(answers: Record<string, () => Response>, kept?: string) {
  const browser = fakeBrowser({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const found = Object.entries(answers).find(([end]) => pathname.endsWith(end));
      return found ? found[1]() : Response.json(BROKEN, { status: 500 });
    },
  });
  const tab = createTabItems(browser.sessionStorage);
  if (kept !== undefined) tab.set('seen-notifications', kept);
  const portal = {
    browser,
    tab,
    client: createPortalClient({ baseUrl: 'https://portal.test/api', session: gate, fetch: browser.fetch }),
    saveSelection: vi.fn(async () => undefined),
  };
  const showToast = vi.fn();
  const machine = wireNotifications(portal, createActor(sessionMachine)).provide({ actions: { showToast } });
  const actor = createActor(machine, { input: seenIn(tab) }).start();
  actor.send({ type: 'scope.change', scope: BELL });
  return { actor, tab, portal, showToast };
}

const stream = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const list = (ids: readonly string[]) => () =>
  Response.json({
    results: ids.map((id) => ({
      id,
      notification: 'Something happened.',
      notificationType: 'general',
      created: '2026-11-20T15:04:05Z',
      notificationRoles: [],
      referenceId: '',
      memberId: '',
      typeOfNotification: 'BenefitDenied',
    })),
  });

describe('the bell with a browser and a server', () => {
  it('API-21: the stream’s events reach the chart, and the list loads', async () => {
    const { actor } = wiredBell({
      '/follow-notifications': stream(':\n\nevent: ready\nid: 57\ndata: {}\n\n'),
      '/get-notifications': list(['1', '2']),
    });
    await vi.waitFor(() => expect(selectUnwatched(actor.getSnapshot())).toBe(2), WAIT);
    expect(actor.getSnapshot().context.position).toBe(57);
  });

  it('BELL-6: if some dismissals fail, those are logged, and the others can be restored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { actor, showToast } = wiredBell({
      '/follow-notifications': stream('event: ready\nid: 57\ndata: {}\n\n'),
      '/get-notifications': list(['1', '2']),
      '/notification/2/dismiss': () => Response.json({ message: 'Done' }),
    });
    await vi.waitFor(() => expect(selectUnwatched(actor.getSnapshot())).toBe(2), WAIT);
    actor.send({ type: 'list.clear' });
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce(), WAIT);
    expect(log.mock.calls).toEqual([['Error clearing all notifications', BROKEN]]);
    expect(showToast.mock.calls.map(([, toast]) => toast)).toEqual([
      expect.objectContaining({ action: expect.objectContaining({ ids: ['2'] }) }),
    ]);
    log.mockRestore();
  });

  it('BELL-3: seen notifications are restored after a reload, and invalid stored data is ignored', () => {
    const kept = JSON.stringify({ watched: ['1'], acted: ['2'] });
    expect(wiredBell({}, kept).actor.getSnapshot().context).toMatchObject({ watched: ['1'], acted: ['2'] });
    for (const nonsense of ['{', 'null', '{"watched":[1],"acted":[]}']) {
      expect(wiredBell({}, nonsense).actor.getSnapshot().context).toMatchObject({ watched: [], acted: [] });
    }
  });
});
