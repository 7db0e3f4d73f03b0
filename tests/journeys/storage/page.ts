import { isAuthResult } from '#api/authentication.ts';
import { createBrowser } from '#app/browser.ts';
import { createSealedStore } from '#app/session/sealed-store.ts';
import { createSelectionStore } from '#app/session/selection-store.ts';
import { createSessionStore, type SessionStore } from '#app/session/session-store.ts';
import { createTabChannel } from '#app/session/tab-channel.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { RefreshAnswer } from '#machines/token-store/token-store.types.ts';

/** What a test can do to the session store of a real tab. */
export interface StoragePage {
  session: SessionStore;
  selection: { load(): Promise<Selection | null>; save(selection: Selection): Promise<void> };
  /** What the tab heard without its own doing. */
  heard: string[];
  /** A store as a reload of the page would make it. */
  reloaded(): SessionStore;
  /** Everything that is stored, as text. */
  stored(): Promise<{ items: Record<string, string>; tab: Record<string, string>; records: string[] }>;
  /** Changes the database by hand; a value of null removes the record. */
  putRecord(name: string, value: unknown): Promise<void>;
  record(name: string): Promise<unknown>;
}

declare global {
  var storagePage: StoragePage;
}

const browser = createBrowser(window);
/** What another tab has written may take its time on a loaded machine. */
const waitLong = (ms: number) => browser.wait(10 * ms);
const wait = window.location.search === '?patient' ? waitLong : () => Promise.resolve();
const sealed = createSealedStore({
  storage: browser.localStorage,
  databases: browser.databases,
  origin: browser.origin,
  wait,
});
const tab = createTabItems(browser.sessionStorage);
const selection = createSelectionStore(sealed, tab);
const heard: string[] = [];

async function requestRefresh(refreshToken: string, signal: AbortSignal): Promise<RefreshAnswer> {
  try {
    const response = await fetch('/refresh-token', { method: 'POST', body: refreshToken, signal });
    if (response.status === 401) return { kind: 'refused' };
    const tokens: unknown = await response.json();
    return isAuthResult(tokens) ? { kind: 'tokens', tokens } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function createStore(): SessionStore {
  const store = createSessionStore({
    sealed,
    channel: createTabChannel(),
    locks: browser.locks,
    requestRefresh,
    notifySignedOut: () => undefined,
    clearTabData: tab.clear,
    now: browser.now,
    wait,
  });
  store.listen({
    started: (userId) => heard.push(`started ${userId}`),
    ended: () => heard.push('ended'),
    refused: () => heard.push('refused'),
  });
  return store;
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('bridgework-vault', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('records');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inRecords<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => Pick<IDBRequest<T>, 'result'>,
): Promise<T> {
  const opened = await database();
  const transaction = opened.transaction('records', mode);
  const request = work(transaction.objectStore('records'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      opened.close();
      resolve(request.result);
    };
    transaction.onabort = () => reject(transaction.error);
  });
}

const session = createStore();
browser.onStorageChange(() => void session.check());

globalThis.storagePage = {
  session,
  selection,
  heard,
  reloaded: createStore,
  async stored() {
    const keys = await inRecords('readonly', (records) => records.getAllKeys());
    return { items: { ...localStorage }, tab: { ...sessionStorage }, records: keys.map(String) };
  },
  async putRecord(name, value) {
    await inRecords<unknown>('readwrite', (records) =>
      value === null ? records.delete(name) : records.put(value, name),
    );
  },
  record: (name) => inRecords<unknown>('readonly', (records) => records.get(name)),
};
