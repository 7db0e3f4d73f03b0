import { randomBytes } from 'node:crypto';

/** A signing key in the format of `TOKEN_KEYS`: `id:secret`. */
export const signingKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

/** The minimum settings for production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  TOKEN_KEYS: signingKey('key1'),
};
