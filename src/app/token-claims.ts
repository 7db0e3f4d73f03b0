import { fromBase64Url } from './base64url.ts';

export interface TokenClaims {
  subject: string;
  /** Milliseconds since 1970, by the server's clock; null when the token doesn't say. */
  expiresAt: number | null;
}

/** What an access token says of itself. It is read, not verified: the server's 401 has the last word. */
export function readClaims(accessToken: string): TokenClaims {
  const claims = payloadOf(accessToken);
  const { sub, exp } = claims ?? {};
  return {
    subject: typeof sub === 'string' ? sub : '',
    expiresAt: typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null,
  };
}

function payloadOf(accessToken: string): { sub?: unknown; exp?: unknown } | null {
  const bytes = fromBase64Url(accessToken.split('.')[1] ?? '');
  if (!bytes) return null;
  try {
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
