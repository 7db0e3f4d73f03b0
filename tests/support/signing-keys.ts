import { randomBytes } from 'node:crypto';

/** A signing key as `TOKEN_KEYS` has it: `id:secret`. */
export const signingKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
