import type { RawBuilder } from 'kysely';
import type { Access, Holder } from '../http/call.ts';
import type { PersonCalls } from './person-calls.ts';
import {
  EXPIRES_IN_ANSWER,
  REFRESH_REPLAY_MS,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
} from './session-limits.ts';
import type { CallerRow, SessionRow, SessionsRepository } from './sessions.queries.ts';
import type { ReadAccess, SessionEnds, TokenMaker } from './tokens.ts';

export interface AuthResult {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

export interface Caller {
  access: Access;
  /** Whether the user belongs to the organization and the practice that the call is about. */
  linked: boolean;
  /** What they asked to read, where they do belong to it. */
  found: unknown;
}

/** The ids of a path that the caller must be linked to. */
export interface Target {
  practiceId?: string;
  organizationId?: string;
}

/** What else comes with a call. */
interface CallDetails {
  byPerson: boolean;
  /** Found out together with who is calling. */
  reading?: RawBuilder<unknown> | undefined;
}

/** Without tokens, the refresh token is refused. */
interface Refreshed {
  tokens?: AuthResult;
  /** The user whose session ended because an old token of it was used again. */
  replayedOf?: string | undefined;
}

/** As much of a session as tells when it ends. */
type Lasting = Pick<SessionRow, 'id' | 'createdAt' | 'lastPersonCallAt'>;

/** Sign-ins from their beginning to their end (SESSION-6). */
export function sessionsOf(parts: {
  repository: SessionsRepository;
  tokens: TokenMaker;
  personCalls: PersonCalls;
  now: () => Date;
}) {
  const { repository, tokens, personCalls, now } = parts;

  function endsOf({ id, createdAt, lastPersonCallAt }: Lasting): SessionEnds {
    const lastCall = personCalls.latest(id, lastPersonCallAt).getTime();
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
    /** @returns undefined where the password changed since it was judged */
    async begin(userId: string, judgedHash: string): Promise<AuthResult | undefined> {
      const id = await repository.start(userId, judgedHash);
      if (id === undefined) return undefined;
      return tokensFor({ id, userId, generation: 0, createdAt: now(), lastPersonCallAt: now() });
    },

    /**
     * Changes a refresh token for its successor. The one before it is answered with the same successor for a short
     * while, since its answer may have been lost; used later it is a stolen copy, and the session ends.
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

    /** Whether a token is one of ours and has not expired; the database is not asked. */
    readAccess: tokens.readAccess,

    /** @returns the caller of a live session, or undefined where the token opens nothing */
    async open(
      claims: ReadAccess,
      target: Target,
      { byPerson, reading }: CallDetails,
    ): Promise<Caller | undefined> {
      const row = await repository.findCaller(claims.sessionId, target, reading);
      if (!row || row.userId !== claims.userId || row.locked || isOver(row)) return undefined;
      if (byPerson) personCalls.note(row.id, row.lastPersonCallAt);
      return {
        access: { ...holderOf(row), tokenEndsAt: claims.endsAt },
        linked: row.linked,
        found: row.found,
      };
    },

    /** Of some sessions those that are live and still belong to the target, with what their users hold by now. */
    async stillOpen(sessionIds: readonly string[], target: Target): Promise<Map<string, Holder>> {
      const rows = await repository.findCallers(sessionIds, target);
      const open = rows.filter((row) => row.linked && !row.locked && !isOver(row));
      return new Map(open.map((row) => [row.id, holderOf(row)]));
    },

    /**
     * Signs out. A token that is not ours, or whose session is over, leaves everything as it is.
     * @returns the user who signed out
     */
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
