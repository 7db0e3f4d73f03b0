import { decodeJwt, type JWTPayload } from 'jose';

export interface TokenClaims {
  subject: string;
  /** Milliseconds since 1970 by the server's clock; null if the token doesn't contain it. */
  expiresAt: number | null;
}

export function readClaims(accessToken: string): TokenClaims {
  const { sub, exp } = payloadOf(accessToken);
  return {
    subject: typeof sub === 'string' ? sub : '',
    expiresAt: typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null,
  };
}

/** Decodes without verifying: only the server decides whether a token is valid. */
export function payloadOf(accessToken: string): JWTPayload {
  try {
    return decodeJwt(accessToken);
  } catch {
    return {};
  }
}
