import type { Credentials } from '#domain/session/login.ts';
import type { Handlers } from '../http/call.ts';
import { unauthorized } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { browserWords } from './browser-words.ts';
import { verifyPassword } from './password.ts';

type SigningIn = Pick<Handlers, 'authenticate' | 'refreshToken' | 'signOut'>;

export function signingIn({ users, sessions, attempts, comparePassword }: Services): SigningIn {
  /** An unknown user, a wrong password and a locked account get the same response after the same work (API-1). */
  async function judged({ username, password }: Credentials, userAgent: string | undefined) {
    const account = await users.findForSignIn(username);
    const matches = await verifyPassword(account?.passwordHash, password, comparePassword);
    const userId = account?.id ?? null;
    if (!account || !matches || account.locked) return { userId };
    return {
      userId,
      tokens: await sessions.begin(account.id, account.passwordHash, browserWords(userAgent)),
    };
  }

  return {
    async authenticate({ body, request }) {
      const attempt = await attempts.begin(request.ip, body.username, async () => {
        request.auditedUser = (await users.findForSignIn(body.username))?.id ?? null;
      });
      const { userId, tokens } = await judged(body, request.headers['user-agent']).catch(
        async (error: unknown) => {
          await attempt.forgive().catch(() => undefined);
          throw error;
        },
      );
      request.auditedUser = userId;
      if (userId === null || !tokens) throw unauthorized('invalidCredentials');
      await attempt.succeed(userId);
      return tokens;
    },

    async refreshToken({ body, request }) {
      const { tokens, replayedOf } = await sessions.refresh(body.refreshToken);
      request.auditedUser = replayedOf;
      if (!tokens) throw unauthorized('sessionEnded');
      return tokens;
    },

    async signOut({ body, request }) {
      request.auditedUser = await sessions.end(body.refreshToken);
    },
  };
}
