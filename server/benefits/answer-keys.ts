import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

export const newAnswerKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Only the hash is stored, so that a reader of the database can't answer for a patient. */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
