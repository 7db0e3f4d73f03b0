import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

/** The secret part of an emailed link. */
export const newLinkKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/**
 * The database stores only this hash, and the outbox erases the link once it is sent, so that a reader of the database
 * can't use it.
 */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
