import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import { createSelectionStore } from '#app/session/selection-store.ts';
import { sessionPorts } from '#app/session/session.ports.ts';
import type { SessionStore } from '#app/session/session-store.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import { FIRST } from '../../support/session-page.ts';
import { staffUser } from '../../support/staff-user.ts';
import { fakeBrowser } from '../fake-browser.ts';

const bearer = { kind: 'bearer', accessToken: 'token' } as const;
const gate = { credential: async () => bearer, renewed: async () => bearer };

it('SESSION-4: a tab keeps the selection and the seen notifications of its user over a reload, and nothing of another user', async () => {
  let userId = 'ann';
  const browser = fakeBrowser({ fetch: async () => Response.json(staffUser({ id: userId })) });
  const tab = createTabItems(browser.sessionStorage);
  const absent = { kind: 'absent' } as const;
  const sealed = { read: async () => absent, write: async () => ({ kind: 'superseded' }) as const };
  const { loadUser } = sessionPorts({
    client: createPortalClient({ baseUrl: 'https://portal.test/api', session: gate, fetch: browser.fetch }),
    store: {} as SessionStore,
    selections: createSelectionStore(sealed, tab),
    tab,
    refused: () => null,
    address: () => '/',
    showBarePath: () => undefined,
  });
  const reload = () => toPromise(createActor(loadUser).start());
  const selection = { ...FIRST, memberId: '10000053' };
  await reload();
  tab.set('selection', JSON.stringify(selection));
  tab.set('seen-notifications', 'seen');
  expect((await reload()).stored).toEqual(selection);
  expect(tab.get('seen-notifications')).toBe('seen');
  userId = 'bea';
  expect((await reload()).stored).toBeNull();
  expect(tab.get('seen-notifications')).toBeNull();
});
