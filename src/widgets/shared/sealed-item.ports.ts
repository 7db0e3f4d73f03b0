import { clearWithSession } from '#app/session/memory.ts';
import { seal, unseal } from '#app/session/sealing.ts';
import { createTabItems, type TabItemName, type TabItems } from '#app/session/tab-items.ts';
import { createVault, type Vault } from '#app/session/vault.ts';

export interface SealingParts {
  vault: Pick<Vault, 'tabKey'>;
  tab: TabItems;
  origin: string;
}

const FIRST_GENERATION = 1;

export const sealingOf = (page: Window): SealingParts => ({
  vault: createVault(page.indexedDB),
  tab: createTabItems(() => page.sessionStorage),
  origin: page.location.origin,
});

/**
 * An item of this tab that survives a reload: in session storage, encrypted with the user's tab key, which a sign-out
 * and another user's sign-in delete. Without storage or a key, nothing is stored.
 */
export function createSealedItem({ vault, tab, origin, name }: SealingParts & { name: TabItemName }) {
  const binding = { origin, name };
  let latest: unknown;
  clearWithSession(() => {
    latest = null;
  });

  async function read(text: string): Promise<unknown> {
    const key = await vault.tabKey();
    const found = key && (await unseal(key, binding, text));
    return found?.kind === 'opened' ? found.value : null;
  }

  async function write(value: unknown): Promise<void> {
    latest = value;
    const key = await vault.tabKey();
    if (!key) return;
    const text = await seal(key, { ...binding, generation: FIRST_GENERATION }, value);
    // Skipped if a later value or the end of the session came first.
    if (latest === value) tab.set(name, text);
  }

  return {
    async load(): Promise<unknown> {
      const text = tab.get(name);
      return text === null ? null : read(text).catch(() => null);
    },
    save: (value: unknown): Promise<void> => write(value).catch(() => undefined),
    remove() {
      latest = null;
      tab.set(name, null);
    },
  };
}
export type SealedItem = ReturnType<typeof createSealedItem>;
