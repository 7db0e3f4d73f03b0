import type { RawBuilder } from 'kysely';
import type { Access, Holder } from '../http/call.ts';
import {
  EXPIRES_IN_ANSWER,
  REFRESH_REPLAY_MS,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
} from './session-limits.ts';
import type { CallerRow, SessionRow, SessionsRepository } from './sessions.queries.ts';
import type { ReadAccess, SessionEnds, TokenMaker } from './tokens.ts';
import type { UserActivity } from './user-activity.ts';

interface AuthResult {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

export interface Caller {
  access: Access;
  linked: boolean;
  found: unknown;
}

export interface Target {
  practiceId?: string;
  organizationId?: string;
}

interface CallDetails {
  byUser: boolean;
  /** A read that runs in the same statement as the session check. */
  reading?: RawBuilder<unknown> | undefined;
}

export interface OpenSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  browser: string;
}

/** Without `tokens`, the refresh token was rejected. */
interface Refreshed {
  tokens?: AuthResult;
  /** The user whose session ended, because an old refresh token was used again. */
  replayedOf?: string | undefined;
}

type Lasting = Pick<SessionRow, 'id' | 'createdAt' | 'lastActivityAt'>;

/** SESSION-6 */
export function sessionsOf(parts: {
  repository: SessionsRepository;
  tokens: TokenMaker;
  userActivity: UserActivity;
  now: () => Date;
}) {
  const { repository, tokens, userActivity, now } = parts;

  function endsOf({ id, createdAt, lastActivityAt }: Lasting): SessionEnds {
    const lastCall = userActivity.latest(id, lastActivityAt).getTime();
    return {
      idleAt: new Date(lastCall + SESSION_IDLE_MS),
      latestAt: new Date(createdAt.getTime() + SESSION_LONGEST_MS),
    };
  }

  async function tokensFor(
    session: Lasting & Pick<SessionRow, 'userId' | 'generation'>,
  ): Promise<AuthResult> {
    const { id: sessionId, userId, generation } = session;
    return {
      accessToken: await tokens.makeAccess({ userId, sessionId }, endsOf(session)),
      refreshToken: tokens.makeRefresh({ sessionId, generation }),
      expiresIn: EXPIRES_IN_ANSWER,
    };
  }

  function isOver(session: SessionRow): boolean {
    const { idleAt, latestAt } = endsOf(session);
    return session.endedAt !== null || now() >= idleAt || now() >= latestAt;
  }

  return {
    /** @returns undefined if the password changed after it was verified */
    async begin(userId: string, verifiedHash: string, browser: string): Promise<AuthResult | undefined> {
      const id = await repository.start(userId, verifiedHash, browser);
      if (id === undefined) return undefined;
      return tokensFor({ id, userId, generation: 0, createdAt: now(), lastActivityAt: now() });
    },

    /**
     * Replaces a refresh token. The previous token gets the same successor for a short time, because the response may
     * have been lost. Used later, it is a stolen copy, and the session ends.
     */
    async refresh(refreshToken: string): Promise<Refreshed> {
      const claims = tokens.readRefresh(refreshToken);
      const session = claims && (await repository.find(claims.sessionId));
      if (!claims || !session || session.locked || isOver(session)) return {};

      if (claims.generation === session.generation) await repository.advance(session.id, claims.generation);
      const moved = await repository.find(session.id);
      if (!moved || moved.endedAt !== null) return {};
      if (moved.generation === claims.generation + 1 && !replayIsLate(moved))
        return { tokens: await tokensFor(moved) };
      return { replayedOf: await repository.end(session.id) };
    },

    /** Checks signature and expiry without the database. */
    readAccess: tokens.readAccess,
    readReport: tokens.readReport,
    readReceipt: tokens.readReceipt,

    async open(
      claims: ReadAccess,
      target: Target,
      { byUser, reading }: CallDetails,
    ): Promise<Caller | undefined> {
      const row = await repository.findCaller(claims.sessionId, target, reading);
      if (!row || row.userId !== claims.userId || row.locked || isOver(row)) return undefined;
      if (byUser) userActivity.note(row.id, row.lastActivityAt);
      return {
        access: { ...holderOf(row), tokenEndsAt: claims.endsAt },
        linked: row.linked,
        found: row.found,
      };
    },

    /** The sessions that are still valid and linked, with the users' current rights. */
    async stillOpen(sessionIds: readonly string[], target: Target): Promise<Map<string, Holder>> {
      const rows = await repository.findCallers(sessionIds, target);
      const open = rows.filter((row) => row.linked && !row.locked && !isOver(row));
      return new Map(open.map((row) => [row.id, holderOf(row)]));
    },

    /** The one used last first. */
    async listOf(userId: string): Promise<OpenSession[]> {
      const rows = await repository.listOf(userId);
      return rows
        .filter((row) => !isOver(row))
        .map((row) => ({
          id: row.id,
          startedAt: row.createdAt,
          lastUsedAt: userActivity.latest(row.id, row.lastActivityAt),
          browser: row.browser,
        }))
        .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
    },

    endOwn: repository.endOwn,
    endOthers: repository.endOthers,

    /** An invalid token or an ended session changes nothing. @returns the user who signed out */
    async end(refreshToken: string): Promise<string | undefined> {
      const claims = tokens.readRefresh(refreshToken);
      return claims && repository.end(claims.sessionId);
    },
  };

  function replayIsLate(session: SessionRow): boolean {
    return now().getTime() - (session.rotatedAt?.getTime() ?? 0) > REFRESH_REPLAY_MS;
  }
}
export type Sessions = ReturnType<typeof sessionsOf>;

const holderOf = ({ id, userId, roles, permissions }: CallerRow): Holder => ({
  sessionId: id,
  userId,
  roles,
  permissions,
});
