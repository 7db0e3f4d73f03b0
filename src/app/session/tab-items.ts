/** What a tab keeps for itself over a reload, in session storage: ids, addresses, and searches, which are encrypted. */
export interface TabItems {
  get(name: TabItemName): string | null;
  /** Null removes the item. A tab whose storage is refused or full goes on without it; the answer says whether it is kept. */
  set(name: TabItemName, text: string | null): boolean;
  clear(): void;
}

export type TabItemName = 'selection' | 'worked-in' | 'asked-page' | 'seen-notifications' | 'searches';

export function createTabItems(storage: () => Storage): TabItems {
  const attempt = <T>(work: (items: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    get: (name) => attempt((items) => items.getItem(name)),
    set: (name, text) =>
      attempt((items) => {
        if (text === null) items.removeItem(name);
        else items.setItem(name, text);
        return true;
      }) ?? false,
    clear: () => void attempt((items) => items.clear()),
  };
}
