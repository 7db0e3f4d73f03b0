import { isRecordOf, isText } from '#api/shape.ts';
import { isSealingKey, type SealingKey } from './sealing.ts';

/** An item's newest ciphertext and its generation, stored together so that neither is ever newer than the other. */
export interface SealedCopy {
  generation: number;
  sealed: string;
}

/** The key of what the tabs keep over a reload, and the id of its user. */
export interface TabKey {
  userId: string;
  key: SealingKey;
}

/** The keys and the newest copies, in IndexedDB. Every method rejects when the database can't be used. */
export interface Vault {
  load(name: string): Promise<{ key: SealingKey | null; copy: SealedCopy | null }>;
  tabKey(): Promise<SealingKey | null>;
  /** Replaces everything with a new key and a first copy, or nothing. Only a tab key of the same user stays. */
  startOver(key: SealingKey, name: string, first: SealedCopy, tabKey: TabKey): Promise<void>;
  /** Replaces the expected copy (null: none) under the same key. Returns false if either has changed. */
  replace(name: string, expected: string | null, next: SealedCopy, keyId: string): Promise<boolean>;
  remove(name: string, expected: string): Promise<boolean>;
  /** Removes the keys and every copy, so that nothing encrypted earlier can be decrypted. */
  clear(): Promise<void>;
}

const DATABASE = 'bridgework-vault';
const STORE = 'records';
const KEY_RECORD = 'key';
const TAB_KEY_RECORD = 'tabKey';
const OPEN_TIMEOUT_MS = 5_000;

export function createVault(databases: IDBFactory): Vault {
  let connection: Promise<IDBDatabase> | null = null;

  function connect(): Promise<IDBDatabase> {
    connection ??= open(databases).then(
      (database) => {
        const letGo = () => {
          database.close();
          connection = null;
        };
        database.onversionchange = letGo;
        database.onclose = letGo;
        return database;
      },
      (error: unknown) => {
        connection = null;
        throw error;
      },
    );
    return connection;
  }

  async function within<T>(
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore, done: (value: T) => void) => void,
    otherwise: T,
  ): Promise<T> {
    const transaction = (await connect()).transaction(STORE, mode, { durability: 'relaxed' });
    return new Promise((resolve, reject) => {
      let result = otherwise;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was stopped.'));
      work(transaction.objectStore(STORE), (value) => {
        result = value;
      });
    });
  }

  const load = async (name: string) => {
    const found: { key: SealingKey | null; copy: SealedCopy | null } = { key: null, copy: null };
    return within(
      'readonly',
      (records) => {
        read(records, KEY_RECORD, (value) => {
          found.key = isSealingKey(value) ? value : null;
        });
        read(records, copyRecord(name), (value) => {
          found.copy = isCopy(value) ? value : null;
        });
      },
      found,
    );
  };

  return {
    load,

    tabKey: () =>
      within<SealingKey | null>(
        'readonly',
        (records, done) => read(records, TAB_KEY_RECORD, (value) => done(isTabKey(value) ? value.key : null)),
        null,
      ),

    startOver: (key, name, first, tabKey) =>
      within(
        'readwrite',
        (records) =>
          read(records, TAB_KEY_RECORD, (kept) => {
            records.clear();
            records.add(key, KEY_RECORD);
            records.add(first, copyRecord(name));
            records.add(isTabKey(kept) && kept.userId === tabKey.userId ? kept : tabKey, TAB_KEY_RECORD);
          }),
        undefined,
      ),

    replace: (name, expected, next, keyId) =>
      within<boolean>(
        'readwrite',
        (records, done) =>
          read(records, KEY_RECORD, (key) =>
            read(records, copyRecord(name), (copy) => {
              if (!isSealingKey(key) || key.id !== keyId || sealedOf(copy) !== expected) return;
              records.put(next, copyRecord(name));
              done(true);
            }),
          ),
        false,
      ),

    remove: (name, expected) =>
      within<boolean>(
        'readwrite',
        (records, done) =>
          read(records, copyRecord(name), (copy) => {
            if (sealedOf(copy) !== expected) return;
            records.delete(copyRecord(name));
            done(true);
          }),
        false,
      ),

    clear: () => within('readwrite', (records) => void records.clear(), undefined),
  };
}

function open(databases: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open.')), OPEN_TIMEOUT_MS);
    const request = databases.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

function read(records: IDBObjectStore, name: string, then: (value: unknown) => void): void {
  const request = records.get(name);
  request.onsuccess = () => then(request.result);
}

const copyRecord = (name: string) => `copy:${name}`;

const isTabKey = isRecordOf<TabKey>({ userId: isText, key: isSealingKey });
const isCopy = isRecordOf<SealedCopy>({
  generation: (value): value is number => Number.isSafeInteger(value),
  sealed: isText,
});

const sealedOf = (record: unknown) => (isCopy(record) ? record.sealed : null);
