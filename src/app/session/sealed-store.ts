import type { SessionObstacle } from '#domain/session/session-notice.ts';
import { makeSealingKey, type Opened, seal, unseal } from './sealing.ts';
import { createVault, type SealedCopy, type Vault } from './vault.ts';

/** `sealed` is the stored text. Comparing it detects a later change without decryption. */
export type SealedRead<T> =
  | { kind: 'present'; value: T; sealed: string }
  | { kind: 'absent' }
  | { kind: 'unreadable' }
  | Unsupported;

export type SealedWrite = { kind: 'written'; sealed: string } | { kind: 'superseded' } | Unsupported;

/** This browser can't store encrypted items. */
export interface Unsupported {
  kind: 'unsupported';
  why: SessionObstacle;
}

/**
 * Items in local storage, encrypted with a key that no script can read (SESSION-3). Detects items that were read,
 * copied, altered, swapped or rolled back, but can't stop a script inside our page. Never throws: a refusal by the
 * browser is a result.
 */
export interface SealedStore {
  /** The stored text, for a cheap check whether it has changed. */
  peek(name: string): string | null;
  read<T>(name: string, isValid: (value: unknown) => value is T): Promise<SealedRead<T>>;
  /**
   * Erases these items, every copy and the key, then encrypts a first item with a new key, so that no older text can
   * be decrypted. Only the tabs' own items of the same user can.
   */
  startOver(
    names: readonly string[],
    first: { name: string; value: unknown },
    userId: string,
  ): Promise<SealedWrite>;
  /**
   * Encrypts with the existing key; with `over`, only if that text is still stored. After an erasure the result is
   * `superseded`, so that work in progress never undoes a sign-out.
   */
  write(name: string, value: unknown, over?: string): Promise<SealedWrite>;
  erase(name: string, sealed: string): Promise<void>;
  /** @returns whether nothing is left */
  eraseAll(names: readonly string[]): Promise<boolean>;
}

export interface SealedStoreParts {
  storage: () => Storage;
  databases: IDBFactory | undefined;
  origin: string;
  wait: (ms: number) => Promise<void>;
}

interface Storages {
  vault: Vault;
  storage: () => Storage;
  origin: string;
}

type Found = { copy: SealedCopy | null; opened: Opened };

/** The database can contain another tab's write before local storage shows it here. */
const SETTLE_MS = [30, 90];
const WRITE_TRIES = 3;
const ALTERED: Opened = { kind: 'altered' };

export function createSealedStore({ storage, databases, origin, wait }: SealedStoreParts): SealedStore {
  const vault = databases ? createVault(databases) : null;

  async function supported<T>(work: (storages: Storages) => Promise<T>): Promise<T | Unsupported> {
    if (!globalThis.crypto?.subtle) return { kind: 'unsupported', why: 'noWebCrypto' };
    if (!globalThis.navigator?.locks) return { kind: 'unsupported', why: 'noWebCrypto' };
    if (!vault) return { kind: 'unsupported', why: 'storageBlocked' };
    try {
      storage().getItem('');
      return await work({ vault, storage, origin });
    } catch {
      return { kind: 'unsupported', why: 'storageBlocked' };
    }
  }

  return {
    peek: (name) => peek(storage, name),

    read: (name, isValid) =>
      supported(async (storages) => {
        let found = await find(storages, name);
        for (const ms of SETTLE_MS) {
          const isNothing = found.copy === null && peek(storage, name) === null;
          if (found.opened.kind === 'opened' || isNothing) break;
          await wait(ms);
          found = await find(storages, name);
        }
        return judge(found, peek(storage, name), isValid);
      }),

    startOver: (names, { name, value }, userId) =>
      supported(async (storages) => {
        removeItems(storage, names);
        const key = await makeSealingKey();
        const generation = 1;
        const sealed = await seal(key, { origin, name, generation }, value);
        const tabKey = { userId, key: await makeSealingKey() };
        await storages.vault.startOver(key, name, { generation, sealed }, tabKey);
        return show(storages, name, sealed);
      }),

    write: (name, value, over) =>
      supported(async (storages) => {
        let written: SealedWrite | null = null;
        for (let tried = 0; tried < WRITE_TRIES && !written; tried += 1) {
          written = await writeOnce(storages, name, value, over);
        }
        return written ?? { kind: 'superseded' };
      }),

    async erase(name, sealed) {
      if (peek(storage, name) === sealed) removeItems(storage, [name]);
      await vault?.remove(name, sealed).catch(() => false);
    },

    async eraseAll(names) {
      removeItems(storage, names);
      const isCleared = await vault?.clear().then(
        () => true,
        () => false,
      );
      removeItems(storage, names);
      return isCleared !== false && names.every((name) => peek(storage, name) === null);
    },
  };
}

/** Decrypts the stored text, and restores the newest text if an older genuine one is found. */
async function find({ vault, storage, origin }: Storages, name: string): Promise<Found> {
  const { key, copy } = await vault.load(name);
  const text = peek(storage, name);
  if (!key || !copy || text === null) return { copy, opened: ALTERED };
  const newest = await unseal(key, { origin, name }, copy.sealed);
  if (newest.kind === 'altered') return { copy, opened: newest };
  if (newest.generation !== copy.generation) return { copy, opened: ALTERED };
  if (text === copy.sealed) return { copy, opened: newest };
  const stored = await unseal(key, { origin, name }, text);
  if (stored.kind === 'altered') return { copy, opened: stored };
  if (stored.generation >= newest.generation) return { copy, opened: ALTERED };
  if (peek(storage, name) === text) storage().setItem(name, copy.sealed);
  return { copy, opened: newest };
}

function judge<T>(
  { copy, opened }: Found,
  text: string | null,
  isValid: (value: unknown) => value is T,
): SealedRead<T> {
  if (!copy) return text === null ? { kind: 'absent' } : { kind: 'unreadable' };
  if (opened.kind === 'altered' || !isValid(opened.value)) return { kind: 'unreadable' };
  return { kind: 'present', value: opened.value, sealed: copy.sealed };
}

/** Null when another tab wrote at the same moment. */
async function writeOnce(
  storages: Storages,
  name: string,
  value: unknown,
  over: string | undefined,
): Promise<SealedWrite | null> {
  const { vault, origin } = storages;
  const { key, copy } = await vault.load(name);
  const expected = copy?.sealed ?? null;
  if (!key || (over !== undefined && expected !== over)) return { kind: 'superseded' };
  const generation = (copy?.generation ?? 0) + 1;
  const sealed = await seal(key, { origin, name, generation }, value);
  const replaced = await vault.replace(name, expected, { generation, sealed }, key.id);
  return replaced ? show(storages, name, sealed) : null;
}

/** Copies a committed text to local storage, unless it was erased first. */
async function show({ vault, storage }: Storages, name: string, sealed: string): Promise<SealedWrite> {
  try {
    storage().setItem(name, sealed);
  } catch (error) {
    await vault.remove(name, sealed);
    throw error;
  }
  const { copy } = await vault.load(name);
  if (copy?.sealed === sealed) return { kind: 'written', sealed };
  if (peek(storage, name) === sealed) removeItems(storage, [name]);
  return { kind: 'superseded' };
}

function peek(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

function removeItems(storage: () => Storage, names: readonly string[]): void {
  try {
    for (const name of names) storage().removeItem(name);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
