import type { Credentials } from '#domain/login.ts';
import { verifyPassword } from '../domain/password.ts';
import type { Handlers } from '../http/call.ts';
import { unauthorized } from '../http/http-error.ts';
import type { Services } from './services.ts';

type SigningIn = Pick<Handlers, 'authenticate' | 'refreshToken' | 'signOut'>;

export function signingIn({ users, sessions, attempts, comparePassword }: Services): SigningIn {
  /** An unknown name, a wrong password and a locked account are the same, after the same work (API-1). */
  async function judged({ username, password }: Credentials) {
    const account = await users.findForSignIn(username);
    const matches = await verifyPassword(account?.passwordHash, password, comparePassword);
    if (!account || !matches || account.locked) return undefined;
    const tokens = await sessions.begin(account.id, account.passwordHash);
    return tokens && { userId: account.id, tokens };
  }

  return {
    async authenticate({ body, request }) {
      const attempt = await attempts.begin(request.ip, body.username);
      const begun = await judged(body).catch(async (error: unknown) => {
        await attempt.forgive().catch(() => undefined);
        throw error;
      });
      if (!begun) throw unauthorized();
      await attempt.succeed(begun.userId);
      return begun.tokens;
    },

    async refreshToken({ body }) {
      const tokens = await sessions.refresh(body.refreshToken);
      if (!tokens) throw unauthorized();
      return tokens;
    },

    async signOut({ body }) {
      await sessions.end(body.refreshToken);
    },
  };
}
