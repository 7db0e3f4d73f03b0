import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, Unreadable } from '../environment.ts';

const KEY_BYTES = 32;
/** About 30 of 32 random bytes differ. Fewer than 16 are not random. */
const FEWEST_DIFFERENT_BYTES = 16;
const KEY_FILE = 'token-keys';

/** Tokens contain the key's id, so that the right key verifies them. */
export interface SigningKey {
  id: string;
  secret: Buffer;
}

/** `id:secret` or `newId:newSecret,oldId:oldSecret`. A secret is Base64 of at least 32 bytes. */
export function signingKeys(text: string): readonly SigningKey[] {
  const keys = text.split(',').map((part): SigningKey => {
    const [, id, encoded] = /^\s*([\w.-]{1,40}):([\w+/=-]+)\s*$/.exec(part) ?? [];
    const secret = Buffer.from(encoded ?? '', 'base64');
    if (id === undefined || secret.length < KEY_BYTES) {
      throw new Unreadable(
        'set id:secret, the secret being Base64 of at least 32 bytes (openssl rand -base64 32)',
      );
    }
    if (new Set(secret).size < FEWEST_DIFFERENT_BYTES)
      throw new Unreadable('a secret repeats a few bytes: make one with openssl rand -base64 32');
    return { id, secret };
  });
  if (keys.length > 2)
    throw new Unreadable('set at most two keys: the new one, a comma, the one it replaces');
  if (new Set(keys.map((key) => key.id)).size < keys.length)
    throw new Unreadable('give each key an id of its own');
  return keys;
}

/**
 * For try-it mode: the first start writes the key file atomically, readable only by its owner. Production reads its
 * keys from the environment. @throws ConfigurationError if the file contains no key
 */
export function keysInFolder(dataDir: string): readonly SigningKey[] {
  const file = path.join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  const id = randomBytes(6).toString('hex');
  const draft = `${file}.${id}`;
  writeFileSync(draft, `${id}:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  } finally {
    rmSync(draft);
  }
  try {
    return signingKeys(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new ConfigurationError([
      `${file}: holds no signing key; restore the file, or delete it and everyone signs in again`,
    ]);
  }
}
