import type { Browser } from '#app/browser.ts';

/** A browser of plain objects, in which only the test causes events. */
export function fakeBrowser(given: Partial<Browser> = {}): Browser & { visited: string[]; titles: string[] } {
  const visited: string[] = [];
  const titles: string[] = [];
  const local = fakeStorage();
  const tab = fakeStorage();
  return {
    visited,
    titles,
    localStorage: () => local,
    sessionStorage: () => tab,
    databases: undefined,
    locks: undefined,
    origin: 'https://portal.test',
    now: () => 0,
    wait: async () => undefined,
    fetch: () => Promise.reject(new TypeError('No network in this test')),
    path: () => '/login',
    query: () => '',
    isNarrow: () => false,
    onNarrowChange: () => () => undefined,
    setTitle: (title) => void titles.push(title),
    setRootAttribute: () => undefined,
    cookies: () => '',
    setCookie: () => undefined,
    navigate: (path) => void visited.push(path),
    onPathChange: () => () => undefined,
    replacePage: (path) => void visited.push(path),
    openPage: (path) => void visited.push(path),
    reload: () => undefined,
    recorder: () => Promise.reject(new Error('No recorder in this test')),
    onStorageChange: () => () => undefined,
    onShownAgain: () => undefined,
    onOnline: () => () => undefined,
    onVisibilityChange: () => () => undefined,
    ...given,
  };
}

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
