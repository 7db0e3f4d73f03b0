import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '#tests/support/depth.ts';
import { bundleStoragePage, openProfile, openTab } from './storage/chromium.ts';
import { seededRandom } from './storage/corruptions.ts';
import { NOTHING, noServer, restored, signIn, stored } from './storage/steps.ts';
import { createRotation } from './storage/tokens.ts';
import { launchChromium } from './support/chromium.ts';

const REFRESH_RACES = times(100, 10);
const SIGN_OUT_RACES = times(100, 10);

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundleStoragePage()]);
});

afterAll(() => browser?.close());

describe('several tabs', () => {
  it(`SESSION-4: over ${REFRESH_RACES} races of four tabs for a new token, one asks and no session is lost`, async () => {
    const random = seededRandom(4);
    const rotation = createRotation('user-1', () => random(30));
    const context = await openProfile(browser, script, rotation.refresh);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => openTab(context)));
    const [first] = tabs;
    await first?.evaluate((tokens) => storagePage.session.begin(tokens), rotation.signIn());
    for (const tab of tabs) await tab.evaluate(() => storagePage.session.restore());

    for (let race = 1; race <= REFRESH_RACES; race += 1) {
      const bearer = await first?.evaluate(() => storagePage.session.bearer());
      const old = bearer?.kind === 'token' ? bearer.accessToken : null;
      const outcomes = await Promise.all(
        tabs.map((tab) =>
          tab.evaluate(
            async ({ refused, delay }) => {
              await new Promise((resolve) => setTimeout(resolve, delay));
              return storagePage.session.refresh(refused);
            },
            { refused: old, delay: random(20) },
          ),
        ),
      );
      expect(outcomes).toEqual(Array(4).fill({ kind: 'refreshed' }));
      const bearers = await Promise.all(tabs.map((tab) => tab.evaluate(() => storagePage.session.bearer())));
      expect(new Set(bearers.map((one) => JSON.stringify(one))).size, 'different tokens').toBe(1);
      expect(rotation.refreshes, 'calls for a new token').toBe(race);
    }
    expect(await Promise.all(tabs.map(restored))).toEqual(Array(4).fill({ kind: 'signedIn' }));
    await context.close();
  });

  it('SESSION-4: only a 401 ends the session; the other tabs hear of it and keep what they were working on', async () => {
    let answer = { status: 500, body: '<html>' };
    const context = await openProfile(browser, script, async () => answer);
    const here = await openTab(context);
    const there = await openTab(context);
    await signIn(here);
    await there.evaluate(() => storagePage.session.restore());
    await there.evaluate(() =>
      storagePage.selection.save({ organizationId: 'org-1', practiceId: 'practice-2', memberId: 'member-3' }),
    );
    for (const body of ['<html>', '', '{"accessToken":', '{"accessToken":7}']) {
      answer = { status: 200, body };
      expect(await here.evaluate(() => storagePage.session.refresh(null))).toEqual({ kind: 'unreachable' });
    }
    answer = { status: 503, body: '{}' };
    expect(await here.evaluate(() => storagePage.session.refresh(null))).toEqual({ kind: 'unreachable' });
    expect(await restored(there)).toEqual({ kind: 'signedIn' });

    answer = { status: 401, body: '{}' };
    expect(await here.evaluate(() => storagePage.session.refresh(null))).toEqual({ kind: 'refused' });
    await there.waitForFunction(() => storagePage.heard.includes('refused'));
    expect(await there.evaluate(() => storagePage.session.refresh(null))).toEqual({ kind: 'refused' });
    expect(await there.evaluate(() => storagePage.heard)).not.toContain('ended');
    expect((await stored(there)).items['Token']).toBeUndefined();
    expect((await stored(there)).tab).not.toEqual({});
    await context.close();
  });

  it(`SESSION-5: over ${SIGN_OUT_RACES} sign-outs while another tab renews the token, none is undone and nothing is left`, async () => {
    const random = seededRandom(5);
    const rotation = createRotation('user-1', () => random(40));
    const context = await openProfile(browser, script, rotation.refresh);
    const renewing = await openTab(context);
    const leaving = await openTab(context);
    for (let race = 0; race < SIGN_OUT_RACES; race += 1) {
      await leaving.evaluate((tokens) => storagePage.session.begin(tokens), rotation.signIn());
      await renewing.evaluate(() => storagePage.session.restore());
      await leaving.evaluate(() =>
        storagePage.selection.save({
          organizationId: 'org-1',
          practiceId: 'practice-2',
          memberId: 'member-3',
        }),
      );
      await Promise.all([
        renewing.evaluate(() => storagePage.session.refresh(null)),
        leaving.evaluate(async (delay) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await storagePage.session.end();
        }, random(60)),
      ]);
      await leaving.evaluate(() => navigator.locks.request('bridgework-session', () => undefined));
      expect(await restored(renewing)).toEqual({ kind: 'signedOut', reason: 'absent' });
      expect(await stored(leaving)).toEqual(NOTHING);
      expect(await renewing.evaluate(() => storagePage.session.bearer())).toEqual({ kind: 'none' });
    }
    await context.close();
  });

  it('SESSION-5: a tab that is closed in the middle of signing out leaves nobody signed in', async () => {
    const rotation = createRotation('user-1', () => 0);
    let letGo: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const context = await openProfile(browser, script, (token) => isLeft.then(() => rotation.refresh(token)));
    const renewing = await openTab(context);
    const leaving = await openTab(context);
    await leaving.evaluate((tokens) => storagePage.session.begin(tokens), rotation.signIn());
    await renewing.evaluate(() => storagePage.session.restore());
    const renewal = renewing.evaluate(() => storagePage.session.refresh(null));
    await leaving.evaluate(() => void storagePage.session.end());
    await leaving.close();
    await renewing.waitForFunction(() => storagePage.heard.includes('ended'));
    letGo();
    expect(await renewal).toEqual({ kind: 'refused' });
    expect(await restored(renewing)).toMatchObject({ kind: 'signedOut' });
    await context.close();
  });

  it('SESSION-5: a choice that is being stored while somebody signs out is not left behind', async () => {
    const context = await openProfile(browser, script, noServer);
    const page = await openTab(context);
    await signIn(page);
    await page.evaluate(async () => {
      const saving = storagePage.selection.save({ organizationId: 'o', practiceId: 'p', memberId: null });
      await Promise.all([saving, storagePage.session.end()]);
    });
    expect(await stored(page)).toEqual(NOTHING);
    await context.close();
  });

  it('SESSION-4: another user who signs in elsewhere never lends this tab their token', async () => {
    const context = await openProfile(browser, script, noServer);
    const here = await openTab(context);
    const there = await openTab(context);
    await signIn(here, 'user-1');
    await signIn(there, 'user-2');
    const token = (await stored(there)).items['Token'];
    await here.waitForFunction((others) => localStorage.getItem('Token') === others, token);
    expect(await here.evaluate(() => storagePage.session.bearer())).toEqual({ kind: 'none' });
    expect(await here.evaluate(() => storagePage.heard)).toContain('started user-2');
    expect(await restored(there)).toEqual({ kind: 'signedIn' });
    await context.close();
  });

  it('SESSION-3: of two tabs that sign in at the same moment both end with the same readable session', async () => {
    const context = await openProfile(browser, script, noServer);
    const tabs = await Promise.all([openTab(context), openTab(context)]);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(tabs.map((tab) => signIn(tab, 'user-1', round)));
      expect(await Promise.all(tabs.map(restored))).toEqual([{ kind: 'signedIn' }, { kind: 'signedIn' }]);
    }
    await context.close();
  });
});
