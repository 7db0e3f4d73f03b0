import { beforeEach, describe, expect, it } from 'vitest';
import { clearMemory } from '#app/session/memory.ts';
import { makeSealingKey, type SealingKey, seal } from '#app/session/sealing.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import { FIRST_PATIENT_SEARCH } from '#domain/patient/patient-search.ts';
import {
  type RememberedSearch,
  rememberedSearches,
} from '#widgets/patient-management/search/remembered-searches.ports.ts';
import { createSealedSearches } from '#widgets/patient-management/search/sealed-searches.ports.ts';
import { fakeBrowser } from '../../../app/fake-browser.ts';

const ORIGIN = 'https://portal.test';
const searchFor = (box: string): RememberedSearch => ({
  userId: 'u1',
  practiceId: 'p1',
  search: { ...FIRST_PATIENT_SEARCH, texts: { ...FIRST_PATIENT_SEARCH.texts, box } },
});
const MARLOWE = searchFor('Marlowe');

let key: SealingKey | null = null;
let tab = createTabItems(fakeBrowser().sessionStorage);
const pageOfTab = () => createSealedSearches({ vault: { tabKey: async () => key }, tab, origin: ORIGIN });

/** The searches that a reload of the tab finds. */
async function reloaded(): Promise<[string, RememberedSearch][]> {
  rememberedSearches.clear();
  await pageOfTab().open();
  return [...rememberedSearches];
}

async function save(id: string, remembered: RememberedSearch): Promise<void> {
  rememberedSearches.set(id, remembered);
  await pageOfTab().save();
}

beforeEach(async () => {
  rememberedSearches.clear();
  tab = createTabItems(fakeBrowser().sessionStorage);
  key = await makeSealingKey();
});

describe('the searches of a tab across a reload', () => {
  it('API-5: are restored, and session storage contains none of their text unencrypted', async () => {
    rememberedSearches.set('first', searchFor('Achterberg'));
    await save('second', MARLOWE);
    expect(tab.get('searches')).toMatch(/^s1\.[\w-]+\.1\.[\w-]+\.[\w-]+$/);
    expect(await reloaded()).toEqual([
      ['first', searchFor('Achterberg')],
      ['second', MARLOWE],
    ]);
  });

  it('SESSION-5: can’t be read with another user’s key, or without one', async () => {
    await save('entry', MARLOWE);
    key = await makeSealingKey();
    expect(await reloaded()).toEqual([]);
    key = null;
    expect(await reloaded()).toEqual([]);
  });

  it('SESSION-5: are not stored when the session ends while they are being encrypted', async () => {
    let giveKey: (given: SealingKey | null) => void = () => undefined;
    const tabKey = () =>
      new Promise<SealingKey | null>((resolve) => {
        giveKey = resolve;
      });
    const searches = createSealedSearches({ vault: { tabKey }, tab, origin: ORIGIN });
    rememberedSearches.set('entry', MARLOWE);
    const saved = searches.save();
    clearMemory();
    giveKey(key);
    await saved;
    expect(tab.get('searches')).toBeNull();
  });

  it('are ignored if they were altered or have another shape', async () => {
    if (key === null) throw new Error('There is no key.');
    const place = { origin: ORIGIN, name: 'searches', generation: 1 };
    const { search } = MARLOWE;
    const searches = [
      { ...search, page: 0 },
      { ...search, pageSize: 11 },
      { ...search, texts: { ...search.texts, box: 1 } },
      { ...search, sort: { field: 'password', order: 'asc' } },
      { ...search, sort: { field: 'name', order: 'up' } },
    ];
    const shapes = [
      ...[7, [7], [['entry', 7]], [['entry', { ...MARLOWE, userId: 7 }]], [[7, MARLOWE]]],
      ...searches.map((each) => [['entry', { ...MARLOWE, search: each }]]),
    ];
    const texts = await Promise.all(shapes.map((shape) => seal(key as SealingKey, place, shape)));
    for (const text of [...texts, 'altered', '']) {
      tab.set('searches', text);
      expect(await reloaded()).toEqual([]);
    }
  });

  it('are left out if the vault can’t be used', async () => {
    await save('entry', MARLOWE);
    rememberedSearches.clear();
    const vault = { tabKey: () => Promise.reject(new Error('blocked')) };
    await createSealedSearches({ vault, tab, origin: ORIGIN }).open();
    expect([...rememberedSearches]).toEqual([]);
  });
});
