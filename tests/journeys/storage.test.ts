import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '#tests/support/depth.ts';
import { bundleStoragePage, openProfile, openTab } from './storage/chromium.ts';
import { CORRUPTIONS, type Corruption, seededRandom } from './storage/corruptions.ts';
import { NOTHING, noServer, restored, signIn, stored } from './storage/steps.ts';
import { createRotation, tokensOf } from './storage/tokens.ts';
import { launchChromium } from './support/chromium.ts';

const CORRUPTED_CASES = times(750, 75);

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundleStoragePage()]);
});

afterAll(() => browser?.close());

async function corrupt(page: Page, corruption: Corruption, random: (below: number) => number): Promise<void> {
  if (corruption.where === 'database') {
    return page.evaluate(spoilRecord, { record: corruption.record, spoil: corruption.spoil });
  }
  const { items } = await stored(page);
  const spoiled = corruption.spoil(items['Token'] ?? '', items['Membership'] ?? '', random);
  expect(spoiled).not.toBe(items['Token']);
  await page.evaluate((text) => {
    if (text === null) localStorage.removeItem('Token');
    else localStorage.setItem('Token', text);
  }, spoiled);
}

async function spoilRecord({
  record,
  spoil,
}: Pick<Extract<Corruption, { where: 'database' }>, 'record' | 'spoil'>) {
  const before = await storagePage.record(record);
  const old = typeof before === 'object' && before !== null ? before : {};
  const key = (readable: boolean) =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, readable, ['encrypt', 'decrypt']);
  const spoiled: Record<string, () => Promise<unknown> | unknown> = {
    remove: () => null,
    text: () => 'spoiled',
    number: () => 7,
    list: () => [before],
    empty: () => ({}),
    otherKey: async () => ({ ...old, key: await key(false) }),
    readableKey: async () => ({ ...old, key: await key(true) }),
    otherText: () => ({ ...old, sealed: 's1.a.1.b.c' }),
    otherGeneration: () => ({ ...old, generation: 41 }),
  };
  await storagePage.putRecord(record, await spoiled[spoil]?.());
}

describe('what is stored of a session', () => {
  it('SESSION-3: tokens and membership can be read by nobody who copies the storage, under Token and Membership', async () => {
    const context = await openProfile(browser, script, noServer);
    const page = await openTab(context);
    await signIn(page);
    await page.evaluate(() =>
      storagePage.selection.save({ organizationId: 'org-1', practiceId: 'practice-2', memberId: 'member-3' }),
    );

    const { items, tab, records } = await stored(page);
    expect(Object.keys(items).sort()).toEqual(['Membership', 'Token']);
    expect(JSON.stringify(items)).not.toMatch(/accessToken|user-1|practice-2|signature/);
    expect(tab).toEqual({
      selection: '{"organizationId":"org-1","practiceId":"practice-2","memberId":"member-3"}',
    });
    expect(records.sort()).toEqual(['copy:Membership', 'copy:Token', 'key']);
    await expect(
      page.evaluate(async () => {
        const record = await storagePage.record('key');
        const key = typeof record === 'object' && record !== null ? Reflect.get(record, 'key') : null;
        return crypto.subtle.exportKey('raw', key);
      }),
    ).rejects.toThrow('not extractable');

    const other = await openTab(context);
    expect(await restored(other)).toEqual({ kind: 'signedIn' });
    expect(await other.evaluate(() => storagePage.selection.load())).toEqual({
      organizationId: 'org-1',
      practiceId: 'practice-2',
      memberId: 'member-3',
    });
    await context.close();
  });

  it(`SESSION-3: of ${CORRUPTED_CASES} corrupted storages none is accepted, none breaks the page, and every copy is erased`, async () => {
    const context = await openProfile(browser, script, noServer);
    const page = await openTab(context, { patient: false });
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const random = seededRandom(2026);
    const accepted: string[] = [];
    for (let number = 0; number < CORRUPTED_CASES; number += 1) {
      const corruption = CORRUPTIONS[number % CORRUPTIONS.length];
      if (!corruption) throw new Error('There is no such corruption.');
      await signIn(page, 'user-1', number);
      await page.evaluate(() =>
        storagePage.selection.save({ organizationId: 'org-1', practiceId: 'practice-2', memberId: null }),
      );
      await corrupt(page, corruption, random);

      const outcome = await restored(page);
      if (outcome.kind !== 'signedOut') accepted.push(`${number}: ${corruption.what}: ${outcome.kind}`);
      expect(await stored(page), corruption.what).toEqual(NOTHING);
    }
    expect(accepted).toEqual([]);
    expect(uncaught).toEqual([]);
    await context.close();
  });

  it('SESSION-3: an older text of the same session is put right; a text of an earlier session is not taken', async () => {
    const rotation = createRotation('user-1', () => 0);
    const context = await openProfile(browser, script, rotation.refresh);
    const page = await openTab(context);
    await page.evaluate((tokens) => storagePage.session.begin(tokens), rotation.signIn());
    const older = (await stored(page)).items['Token'] ?? '';
    expect(await page.evaluate(() => storagePage.session.refresh(null))).toEqual({ kind: 'refreshed' });
    const newest = (await stored(page)).items['Token'];
    expect(newest).not.toBe(older);

    await page.evaluate((text) => localStorage.setItem('Token', text), older);
    expect(await restored(page)).toEqual({ kind: 'signedIn' });
    expect((await stored(page)).items['Token']).toBe(newest);

    await signIn(page, 'user-1', 9);
    await page.evaluate((text) => localStorage.setItem('Token', text), older);
    expect(await restored(page)).toEqual({ kind: 'signedOut', reason: 'unreadable' });
    expect(await stored(page)).toEqual(NOTHING);
    await context.close();
  });

  it('SESSION-3: taking the Token item away from an open page signs out this tab and the others', async () => {
    const context = await openProfile(browser, script, noServer);
    const here = await openTab(context);
    const there = await openTab(context);
    await signIn(here);
    expect(await there.evaluate(() => storagePage.session.restore())).toEqual({ kind: 'signedIn' });

    await here.evaluate(() => localStorage.removeItem('Token'));
    expect(await here.evaluate(() => storagePage.session.bearer())).toEqual({ kind: 'none' });
    await there.waitForFunction(() => storagePage.heard.includes('ended'));
    expect(await here.evaluate(() => storagePage.heard)).toContain('ended');
    expect(await stored(there)).toEqual(NOTHING);
    await context.close();
  });

  it('SESSION-3: where the browser offers no WebCrypto or blocks its database, nobody is signed in and it says why', async () => {
    const context = await openProfile(browser, script, noServer);
    const insecure = await openTab(context, { secure: false });
    expect(await restored(insecure)).toMatchObject({ kind: 'unsupported', why: 'noWebCrypto' });
    await insecure.close();

    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    const blocked = await openTab(context);
    expect(await restored(blocked)).toEqual({
      kind: 'unsupported',
      why: 'storageBlocked',
    });
    expect(
      await blocked.evaluate((tokens) => storagePage.session.begin(tokens), tokensOf('user-1', 0)),
    ).toEqual({ kind: 'failed' });
    await context.close();
  });
});
