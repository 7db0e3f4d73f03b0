// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import type { Credential } from '#api/session-gate.ts';
import { wireCommandMenu, wireShortcuts } from '#app/shell/command.ports.ts';
import { type Appearance, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import * as menu from '#machines/command-menu/command-menu.selectors.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { selectShellSession } from '#machines/session/session-scope.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { selectShellActors } from '#machines/shell/shell.selectors.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { openSignedIn } from '../../support/session-page.ts';
import { fakeBrowser } from '../fake-browser.ts';

const bearer: Credential = { kind: 'bearer', accessToken: 'token' };
/** In Ohio it is still the evening before. */
const NIGHT = Date.UTC(2026, 10, 21, 3);

/** The commands of a user in the first practice, with a server that responds by the end of the path. */
async function wired(answers: Record<string, () => Response> = {}, appearance = DEFAULT_APPEARANCE) {
  const asked: URL[] = [];
  const browser = fakeBrowser({
    now: () => NIGHT,
    fetch: async ({ url }) => {
      asked.push(new URL(url));
      const found = Object.entries(answers).find(([end]) => new URL(url).pathname.endsWith(end));
      return found ? found[1]() : Response.json({ info: { records: 0 }, results: [] });
    },
  });
  const gate = { credential: async () => bearer, renewed: async () => bearer };
  const client = createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: gate,
    fetch: browser.fetch,
  });
  const { session } = await openSignedIn();
  const taken: unknown[] = [];
  const nothing = () => undefined;
  const machine = shellMachine.provide({
    actors: {
      commandMenu: wireCommandMenu({ client, browser }, session),
      shortcuts: wireShortcuts(),
      leaving: leavingMachine.provide({
        actions: { confirmLeave: (_, { leave }) => void taken.push(leave) },
      }),
      appearance: appearanceMachine.provide({
        actors: {
          loadAppearance: fromPromise<Appearance, { userId: string | null }>(async () => appearance),
        },
        actions: { showAppearance: nothing },
      }),
      watchSession: watchSession(
        () => session,
        (snapshot) => ({ session: selectShellSession(snapshot) }),
      ),
    },
    actions: { storeLastPractice: nothing, logFailure: nothing },
  });
  const input = { path: '/', viewportWidth: 1440, prefersCollapsed: false, lastPractice: null };
  const shell = createActor(machine, {
    systemId: 'shell',
    input: { ...input, seen: { watched: [], acted: [] } },
  });
  shell.start();
  stop = () => shell.stop();
  const actors = selectShellActors(shell.getSnapshot());
  const read = <Value>(select: (snapshot: ReturnType<typeof actors.commandMenu.getSnapshot>) => Value) =>
    select(actors.commandMenu.getSnapshot());
  return { ...actors, asked, read, taken };
}

let stop: () => void = () => undefined;

/** Whether the browser was kept from doing anything else with the key. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64'));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the keys of the page', () => {
  it('ROUTE-8: a shortcut runs instead of the browser’s action; other keys are not intercepted', async () => {
    const { read, taken, support } = await wired();
    expect([press('x'), press('g')]).toEqual([false, false]);
    expect(press('r')).toBe(true);
    expect(taken).toEqual([{ kind: 'page', path: '/reports' }]);
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(read(menu.selectIsMenuOpen)).toBe(true);
    expect([press('g'), press('h')]).toEqual([false, true]);
    expect(selectIsSupportOpen(support.getSnapshot())).toBe(true);
  });

  it('ROUTE-8: ? opens the shortcuts, and a stopped shell ignores keys', async () => {
    const { read } = await wired();
    expect([press('?', { shiftKey: true }), read(menu.selectIsSheetOpen)]).toEqual([true, true]);
    stop();
    expect(press('?', { shiftKey: true })).toBe(false);
  });

  it('CONST-1: single-character shortcuts can be turned off', async () => {
    const { appearance, read } = await wired({}, { ...DEFAULT_APPEARANCE, keys: 'modified' });
    await vi.waitFor(() => expect(appearance.getSnapshot().context.appearance.keys).toBe('modified'), WAIT);
    expect([press('/'), read(menu.selectIsMenuOpen)]).toEqual([false, false]);
    expect(press('k', { ctrlKey: true })).toBe(true);
  });
});

describe('the requests of the command menu', () => {
  it('API-21, SESSION-1: load the recent patients of the selected practice', async () => {
    const results = [{ memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' }];
    const { read, asked, commandMenu } = await wired({ '/recent': () => Response.json({ results }) });
    commandMenu.send({ type: 'menu.open' });
    await vi.waitFor(() => expect(read(menu.selectRecents)).toHaveLength(1), WAIT);
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/api/patient-management/practice/p1/patient/recent',
    ]);
  });

  it('API-5, CONST-3: search patients by a birth date in the practice’s time zone', async () => {
    const { read, asked, commandMenu } = await wired();
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({ type: 'field.change', field: 'query', value: '11/21/26' });
    await vi.waitFor(() => expect(read(menu.selectFound)).not.toBeNull(), WAIT);
    expect(read(menu.selectFound)?.readAs).toBe('date of birth 11/21/1926');
    const search = asked.find(({ pathname }) => pathname.endsWith('/practice/p1/patient/search'));
    expect(search?.searchParams.get('BirthDate')).toBe('1926-11-21');
  });

  it('API-5: are not sent for an invalid birth date', async () => {
    const { read, asked, commandMenu } = await wired();
    commandMenu.send({ type: 'menu.open' });
    commandMenu.send({ type: 'field.change', field: 'query', value: '2/30/1980' });
    await vi.waitFor(() => expect(read(menu.selectFound)).not.toBeNull(), WAIT);
    expect(read(menu.selectFound)).toEqual({
      patients: [],
      readAs: expect.stringContaining('isn’t a valid date'),
    });
    expect(asked.filter(({ pathname }) => pathname.endsWith('/search'))).toEqual([]);
  });
});
