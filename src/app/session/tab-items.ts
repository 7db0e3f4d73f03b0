/** The data that a tab keeps across a reload, in session storage: ids, addresses and encrypted searches. */
export interface TabItems {
  get(name: TabItemName): string | null;
  /** Null removes the item. Returns false if storage is blocked or full. */
  set(name: TabItemName, text: string | null): boolean;
  clear(): void;
}

export type TabItemName =
  | 'user'
  | 'selection'
  | 'last-practice'
  | 'requested-page'
  | 'signed-in'
  | 'seen-notifications'
  | 'searches'
  | 'sale';

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
