import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createPortalClient } from '#api/client.ts';
import type { Credential } from '#api/session-gate.ts';
import { wireCommandMenu } from '#app/shell/command.ports.ts';
import { selectFound } from '#machines/command-menu/command-menu.selectors.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { openSignedIn } from '../../support/session-page.ts';
import { fakeBrowser } from '../fake-browser.ts';

const bearer: Credential = { kind: 'bearer', accessToken: 'token' };
/** In Ohio, it is still the evening before. */
const NIGHT = Date.UTC(2026, 10, 21, 3);

/** Searches in the command menu of the first practice. @returns the result and the requests */
async function search(query: string) {
  const asked: URL[] = [];
  const browser = fakeBrowser({
    now: () => NIGHT,
    fetch: async ({ url }) => {
      asked.push(new URL(url));
      return Response.json({ info: { records: 0 }, results: [] });
    },
  });
  const client = createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: { credential: async () => bearer, renewed: async () => bearer },
    fetch: browser.fetch,
  });
  const { session } = await openSignedIn();
  const menu = createActor(wireCommandMenu({ client, browser }, session)).start();
  menu.send({ type: 'scope.change', practiceId: 'p1' });
  menu.send({ type: 'menu.open' });
  menu.send({ type: 'field.change', field: 'query', value: query });
  await vi.waitFor(() => expect(selectFound(menu.getSnapshot())).not.toBeNull(), WAIT);
  const found = selectFound(menu.getSnapshot());
  menu.stop();
  return { found, searches: asked.filter(({ pathname }) => pathname.endsWith('/patient/search')) };
}

it('API-5, CONST-3: the command menu searches patients by a birth date in the practice’s time zone', async () => {
  const { found, searches } = await search('11/21/26');
  expect(found?.readAs).toBe('date of birth 11/21/1926');
  expect(searches[0]?.pathname).toBe('/api/patient-management/practice/p1/patient/search');
  expect(searches[0]?.searchParams.get('Text')).toBe('11/21/26');
});

it('API-5: the command menu sends no request for an invalid birth date', async () => {
  const { found, searches } = await search('2/30/1980');
  expect(found).toEqual({ patients: [], readAs: expect.stringContaining('isn’t a valid date') });
  expect(searches).toEqual([]);
});
