import { randomBytes } from 'node:crypto';

/** A signing key as `TOKEN_KEYS` has it: `id:secret`. */
export const signingKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

/** The settings that production needs at least. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  TOKEN_KEYS: signingKey('key1'),
};
