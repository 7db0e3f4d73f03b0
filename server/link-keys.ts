import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

/** The secret part of an emailed link. */
export const newLinkKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Only the hash is stored, so that a reader of the database can't use the link. */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
