// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import type { Credential } from '#api/session-gate.ts';
import type { Portal } from '#app/portal.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import { wireCommands } from '#app/shell/command.ports.ts';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import * as menu from '#machines/command-menu/command-menu.selectors.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { openSignedIn } from '../../support/session-page.ts';
import { fakeBrowser } from '../fake-browser.ts';

const bearer: Credential = { kind: 'bearer', accessToken: 'token' };
/** In Ohio it is still the evening before. */
const NIGHT = Date.UTC(2026, 10, 21, 3);

/** The commands of somebody at work in the first practice, over a server that answers by the end of the path. */
async function wired(answers: Record<string, () => Response> = {}) {
  const asked: URL[] = [];
  const browser = fakeBrowser({
    now: () => NIGHT,
    fetch: async ({ url }) => {
      asked.push(new URL(url));
      const found = Object.entries(answers).find(([end]) => new URL(url).pathname.endsWith(end));
      return found ? found[1]() : Response.json({ results: [] });
    },
  });
  const gate = { credential: async () => bearer, renewed: async () => bearer };
  const portal: Portal = {
    browser,
    tab: createTabItems(browser.sessionStorage),
    gate,
    client: createPortalClient({ baseUrl: 'https://portal.test/api', session: gate, fetch: browser.fetch }),
    showToast: vi.fn(),
    onToastAction: () => () => undefined,
    saveSelection: vi.fn(async () => undefined),
  };
  const { session } = await openSignedIn();
  const taken: unknown[] = [];
  const hearers = {
    leaving: createActor(
      leavingMachine.provide({ actions: { takeLeave: (_, { leave }) => void taken.push(leave) } }),
      { input: { path: '/' } },
    ),
    look: createActor(
      lookMachine.provide({
        actors: {
          loadLook: fromPromise<Look, { userId: string | null }>(async () => ({
            ...DEFAULT_LOOK,
            keys: 'modified',
          })),
        },
        actions: { showLook: () => undefined },
      }),
    ),
    profile: createActor(dialogMachine),
    password: createActor(passwordChangeMachine),
    support: createActor(supportMachine, { input: { practiceId: null } }),
    notifications: createActor(notificationsMachine, { input: { watched: [], acted: [] } }),
  };
  for (const actor of Object.values(hearers)) actor.start();
  const { actors, listen } = wireCommands(portal, session, hearers);
  actors.commandMenu.start();
  actors.shortcuts.start();
  const read = <Value>(select: (snapshot: ReturnType<typeof actors.commandMenu.getSnapshot>) => Value) =>
    select(actors.commandMenu.getSnapshot());
  return { ...actors, asked, hearers, listen, read, taken };
}

/** Whether the browser was kept from doing anything else with the key. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

let stop: () => void = () => undefined;
beforeEach(() => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64'));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the keys of the page', () => {
  it('ROUTE-8: a shortcut is done and does nothing else; what is none is left alone', async () => {
    const { listen, read, taken, hearers } = await wired();
    stop = listen();
    expect([press('x'), press('g')]).toEqual([false, false]);
    expect(press('r')).toBe(true);
    expect(taken).toEqual([{ kind: 'page', path: '/reports' }]);
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(read(menu.selectIsMenuOpen)).toBe(true);
    expect([press('g'), press('h')]).toEqual([false, true]);
    expect(selectIsSupportOpen(hearers.support.getSnapshot())).toBe(true);
  });

  it('ROUTE-8: ? opens the sheet, and nobody hears a key any more once it stops', async () => {
    const { listen, read } = await wired();
    listen()();
    expect([press('?', { shiftKey: true }), read(menu.selectIsSheetOpen)]).toEqual([false, false]);
    stop = listen();
    expect([press('?', { shiftKey: true }), read(menu.selectIsSheetOpen)]).toEqual([true, true]);
  });

  it('CONST-1: single characters are nothing for whoever has switched them off', async () => {
    const { listen, hearers, read } = await wired();
    stop = listen();
    hearers.look.send({ type: 'user.change', userId: 'ann' });
    await vi.waitFor(() => expect(hearers.look.getSnapshot().context.look.keys).toBe('modified'), WAIT);
    expect([press('/'), read(menu.selectIsMenuOpen)]).toEqual([false, false]);
    expect(press('k', { ctrlKey: true })).toBe(true);
  });
});

describe('what the command menu asks the server', () => {
  it('API-21, SESSION-1: who was looked at last, in the practice where somebody is at work', async () => {
    const results = [{ memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' }];
    const { listen, read, asked, commandMenu } = await wired({ '/recent': () => Response.json({ results }) });
    stop = listen();
    commandMenu.send({ type: 'menu.open' });
    await vi.waitFor(() => expect(read(menu.selectRecents)).toHaveLength(1), WAIT);
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/api/patient-management/practice/p1/patient/recent',
    ]);
  });

  it('API-5, CONST-3: patients by what was typed, read by the day of the practice', async () => {
    const { listen, read, asked, commandMenu } = await wired();
    stop = listen();
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({ type: 'query.change', query: '11/21/26' });
    await vi.waitFor(() => expect(read(menu.selectFound)).not.toBeNull(), WAIT);
    expect(read(menu.selectFound)?.readAs).toBe('birth date 11/21/1926');
    const search = asked.find(({ pathname }) => pathname.endsWith('/practice/p1/patient/search'));
    expect(search?.searchParams.get('BirthDate')).toBe('1926-11-21');
  });

  it('API-5: nobody where what was typed cannot be anybody’s yet', async () => {
    const { listen, read, asked, commandMenu } = await wired();
    stop = listen();
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({ type: 'query.change', query: '2/30/1980' });
    await vi.waitFor(() => expect(read(menu.selectFound)).not.toBeNull(), WAIT);
    expect(read(menu.selectFound)).toEqual({ patients: [], readAs: expect.stringContaining('no such day') });
    expect(asked.filter(({ pathname }) => pathname.endsWith('/search'))).toEqual([]);
  });
});
