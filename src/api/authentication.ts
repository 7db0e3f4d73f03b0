import type { Credentials } from '#domain/session/login.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { isNumber, isRecordOf, isText } from './shape.ts';

/** The response to a sign-in or a renewal, stored under the key `Token` (SESSION-3). */
export type AuthResult = components['schemas']['AuthResult'];

export const isAuthResult = isRecordOf<AuthResult>({
  accessToken: isText,
  refreshToken: isText,
  expiresIn: isNumber,
});

export function authenticate(
  client: PortalClient,
  body: Credentials,
  signal: AbortSignal,
): Promise<AuthResult> {
  return answerOf(client.POST('/authenticate', { body, signal }), isAuthResult);
}

export function refreshToken(client: PortalClient, token: string, signal: AbortSignal): Promise<AuthResult> {
  return answerOf(client.POST('/refresh-token', { body: { refreshToken: token }, signal }), isAuthResult);
}

/** `keepalive` lets the call finish when the user leaves the page. */
export function signOut(client: PortalClient, token: string): Promise<void> {
  return doneBy(client.POST('/sign-out', { body: { refreshToken: token }, keepalive: true }));
}
