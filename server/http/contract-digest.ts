import { createHash } from 'node:crypto';

/** Tells two texts of the contract apart. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
