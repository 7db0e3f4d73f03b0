import { NARROW_VIEWPORT_PX } from '#domain/navigation/viewport.ts';
import type { Recorder } from '#recorder/recorder.ts';
import { loadRecorder } from './load-recorder.ts';

/** What the session and the shell use of `window`. Tests replace it. */
export interface Browser {
  /** Throws where the browser blocks storage. */
  localStorage(): Storage;
  sessionStorage(): Storage;
  databases: IDBFactory | undefined;
  locks: LockManager | undefined;
  origin: string;
  now(): number;
  wait(ms: number): Promise<void>;
  fetch(request: Request): Promise<Response>;
  path(): string;
  /** Includes its question mark; empty without one. */
  query(): string;
  /** Whether the window is too narrow for a drawer next to the page (LAYOUT-5). */
  isNarrow(): boolean;
  /** Returns a function that stops listening. */
  onNarrowChange(listener: (isNarrow: boolean) => void): () => void;
  setTitle(title: string): void;
  setRootAttribute(name: string, value: string | null): void;
  cookies(): string;
  /** Stores it for a year; null removes it. */
  setCookie(name: string, value: string | null): void;
  /** Changes the address without loading; `replaces` adds no history entry. */
  navigate(path: string, replaces: boolean): void;
  /** Listens for links, Back and Forward. Returns a function that stops listening. */
  onPathChange(listener: (path: string, query: string) => void): () => void;
  /** Reloads at a path without confirmation, and adds no history entry. */
  replacePage(path: string): void;
  /** Reloads at a path; adds a history entry. */
  openPage(path: string): void;
  reload(): void;
  /** Records what the charts of this tab do, without data. Rejects if it does not load. */
  recorder(): Promise<Recorder>;
  /** Listens for changes to local storage by the user or another tab. Returns a function that stops listening. */
  onStorageChange(listener: (item: string | null) => void): () => void;
  /** Listens for Back and Forward to a page from the browser's cache. */
  onShownAgain(listener: () => void): void;
  /** Listens for the connection to return. Returns a function that stops listening. */
  onOnline(listener: () => void): () => void;
  /** Returns a function that stops listening. */
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
}

/** wouter dispatches events named after the history's methods. */
const ADDRESS_CHANGES = ['popstate', 'pushState', 'replaceState'];

const NARROW = `(max-width: ${NARROW_VIEWPORT_PX - 0.02}px)`;

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function createBrowser(window: Window & typeof globalThis): Browser {
  // A handler keeps its position, so a guard of Back and Forward that is set later still runs before every listener.
  window.onpopstate = () => undefined;
  return {
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    databases: unlessRefused(() => window.indexedDB),
    locks: window.navigator.locks,
    origin: window.location.origin,
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
    fetch: (request) => window.fetch(request),
    path: () => window.location.pathname,
    query: () => window.location.search,
    isNarrow: () => window.matchMedia(NARROW).matches,

    onNarrowChange(listener) {
      const query = window.matchMedia(NARROW);
      const notify = () => listener(query.matches);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },

    setTitle(title) {
      window.document.title = title;
    },
    setRootAttribute(name, value) {
      const root = window.document.documentElement;
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    },
    cookies: () => window.document.cookie,
    setCookie(name, value) {
      const seconds = value === null ? 0 : COOKIE_SECONDS;
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      window.document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
    },
    navigate: (path, replaces) => window.history[replaces ? 'replaceState' : 'pushState'](null, '', path),

    onPathChange(listener) {
      const listening = new AbortController();
      const notify = () => listener(window.location.pathname, window.location.search);
      for (const change of ADDRESS_CHANGES)
        window.addEventListener(change, notify, { signal: listening.signal });
      return () => listening.abort();
    },

    replacePage(path) {
      window.onbeforeunload = null;
      window.location.replace(path);
    },
    openPage: (path) => window.location.assign(path),
    reload: () => window.location.reload(),
    recorder: () => loadRecorder(window),

    onStorageChange(listener) {
      const notify = (event: StorageEvent) => {
        if (event.storageArea === window.localStorage) listener(event.key);
      };
      window.addEventListener('storage', notify);
      return () => window.removeEventListener('storage', notify);
    },

    onShownAgain(listener) {
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      });
    },

    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },

    onVisibilityChange(listener) {
      const page = window.document;
      const notify = () => listener(page.visibilityState === 'visible');
      page.addEventListener('visibilitychange', notify);
      return () => page.removeEventListener('visibilitychange', notify);
    },
  };
}

/** Where site data is blocked, some browsers throw on access. */
function unlessRefused<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The nonce of this page's policy, for style elements that a library adds. Empty without a policy. */
export function pageNonce(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
