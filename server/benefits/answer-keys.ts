import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

/** A key that nobody can guess, for the link in an email. */
export const newAnswerKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** What is stored of a key: whoever reads the database can't answer for a patient. */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
