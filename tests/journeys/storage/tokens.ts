import type { AuthResult } from '#api/authentication.ts';

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens as the server gives them, of the access token's look but signed by nobody. */
export function tokensOf(userId: string, serial: number, secondsLeft = 3600): AuthResult {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  const accessToken = `${base64Url({ alg: 'none' })}.${base64Url({ sub: userId, exp, serial })}.signature`;
  return { accessToken, refreshToken: `${userId}.${serial}`, expiresIn: 36_000 };
}

/** A server that takes each refresh token once: a second use would end the session. */
export function createRotation(userId: string, answerAfterMs: () => number) {
  let serial = 0;
  const rotation = {
    refreshes: 0,
    signIn: () => tokensOf(userId, serial),
    async refresh(refreshToken: string): Promise<{ status: number; body: string }> {
      await new Promise((resolve) => setTimeout(resolve, answerAfterMs()));
      if (refreshToken !== `${userId}.${serial}`) return { status: 401, body: '{}' };
      serial += 1;
      rotation.refreshes += 1;
      return { status: 200, body: JSON.stringify(tokensOf(userId, serial)) };
    },
  };
  return rotation;
}
