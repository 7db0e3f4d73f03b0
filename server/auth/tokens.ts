import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_MS, RECEIPT_TOKEN_MS, REPORT_TOKEN_MS } from './session-limits.ts';
import type { SigningKey } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'bridgework';

/** The current key signs. The previous one is accepted until `previousUntil`. */
export interface KeyRing {
  current: SigningKey;
  previous?: SigningKey;
  previousUntil?: Date;
}

interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** The session's idle expiry and its maximum age (SESSION-6). */
export interface SessionEnds {
  idleAt: Date;
  latestAt: Date;
}

export interface ReadAccess extends AccessClaims {
  endsAt: Date;
}

/** One report, for one user of one organization, read-only, as long as the user's session. */
export interface ReportClaims extends AccessClaims {
  groupId: string;
  reportId: string;
  username: string;
  organizationId: string;
}

export interface ReadReport extends ReportClaims, ReadAccess {}

/** One receipt, for one user, as long as the user's session. */
interface ReceiptClaims extends AccessClaims {
  practiceId: string;
  memberId: string;
  transactionId: string;
}

export interface ReadReceipt extends ReceiptClaims, ReadAccess {}

interface RefreshClaims {
  sessionId: string;
  generation: number;
}

interface DerivedKey {
  id: string;
  access: KeyObject;
  refresh: KeyObject;
  report: KeyObject;
  receipt: KeyObject;
}

/** Signatures are verified once, because the same token comes with every call for an hour. */
interface VerifiedAccess {
  claims: ReadAccess;
  key: DerivedKey;
}
const MOST_REMEMBERED = 5000;

/**
 * Access tokens are JWTs. Refresh tokens are `session.generation.proof`: the proof is computed from the key and the
 * other parts, so that a successor can be sent again without being stored.
 */
export function tokenMaker(ring: KeyRing, now: () => Date, mostRemembered = MOST_REMEMBERED) {
  const current = derive(ring.current);
  const previous = ring.previous && derive(ring.previous);
  const verified = new Map<string, VerifiedAccess>();

  function believed(): readonly DerivedKey[] {
    const stillHolds = ring.previousUntil !== undefined && now() < ring.previousUntil;
    return previous && stillHolds ? [current, previous] : [current];
  }

  async function readJwt(
    token: string,
    keyOf: (key: DerivedKey) => KeyObject,
  ): Promise<{ payload: JWTPayload; key: DerivedKey } | undefined> {
    const signedBy = ({ kid }: JWTHeaderParameters): DerivedKey => {
      const key = believed().find(({ id }) => id === kid);
      if (key === undefined) throw new Error('no such key');
      return key;
    };
    try {
      const { payload, protectedHeader } = await jwtVerify(token, (header) => keyOf(signedBy(header)), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        currentDate: now(),
        requiredClaims: ['exp'],
      });
      return { payload, key: signedBy(protectedHeader) };
    } catch {
      return undefined;
    }
  }

  function sign(claims: JWTPayload, key: KeyObject, lifetimeMs: number): Promise<string> {
    const issued = inSeconds(now());
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: current.id })
      .setIssuer(ISSUER)
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeMs / 1000)
      .sign(key);
  }

  const stillHolds = ({ claims, key }: VerifiedAccess): boolean =>
    now() < claims.endsAt && believed().includes(key);

  function remember(token: string, access: VerifiedAccess): void {
    verified.set(token, access);
    const oldest = verified.keys().next();
    if (verified.size > mostRemembered && !oldest.done) verified.delete(oldest.value);
  }

  return {
    /**
     * Tokens are unique, because the browser takes an equal token for one that was not renewed. The stated session end
     * is as of now: later calls extend it.
     */
    makeAccess({ userId, sessionId }: AccessClaims, ends: SessionEnds): Promise<string> {
      const claims = {
        jti: randomUUID(),
        sub: userId,
        sid: sessionId,
        idle_end: inSeconds(ends.idleAt),
        session_end: inSeconds(ends.latestAt),
      };
      return sign(claims, current.access, ACCESS_TOKEN_MS);
    },

    async readAccess(token: string): Promise<ReadAccess | undefined> {
      const known = verified.get(token);
      if (known !== undefined) return stillHolds(known) ? known.claims : undefined;
      const { payload, key } = (await readJwt(token, (each) => each.access)) ?? {};
      const { sub: userId, sid: sessionId, exp } = payload ?? {};
      if (key === undefined || userId === undefined || typeof sessionId !== 'string' || exp === undefined)
        return undefined;
      const claims = { userId, sessionId, endsAt: new Date(exp * 1000) };
      remember(token, { claims, key });
      return claims;
    },

    /** Signed with a separate key: it gives access to the report only (API-4). */
    makeReport({ username, userId, sessionId, ...rest }: ReportClaims): Promise<string> {
      const claims = { ...rest, sub: username, uid: userId, sid: sessionId, permission: 'read' };
      return sign(claims, current.report, REPORT_TOKEN_MS);
    },

    async readReport(token: string): Promise<ReadReport | undefined> {
      const { payload } = (await readJwt(token, (key) => key.report)) ?? {};
      const { sub: username, organizationId, groupId, reportId, permission } = payload ?? {};
      const { uid: userId, sid: sessionId, exp } = payload ?? {};
      return permission === 'read' &&
        username !== undefined &&
        typeof organizationId === 'string' &&
        typeof groupId === 'string' &&
        typeof reportId === 'string' &&
        typeof userId === 'string' &&
        typeof sessionId === 'string' &&
        exp !== undefined
        ? { username, organizationId, groupId, reportId, userId, sessionId, endsAt: new Date(exp * 1000) }
        : undefined;
    },

    makeReceipt({ userId, sessionId, ...receipt }: ReceiptClaims): Promise<string> {
      return sign({ ...receipt, sub: userId, sid: sessionId }, current.receipt, RECEIPT_TOKEN_MS);
    },

    async readReceipt(token: string): Promise<ReadReceipt | undefined> {
      const { payload } = (await readJwt(token, (key) => key.receipt)) ?? {};
      const { sub: userId, sid: sessionId, practiceId, memberId, transactionId, exp } = payload ?? {};
      return userId !== undefined &&
        typeof sessionId === 'string' &&
        typeof practiceId === 'string' &&
        typeof memberId === 'string' &&
        typeof transactionId === 'string' &&
        exp !== undefined
        ? { userId, sessionId, practiceId, memberId, transactionId, endsAt: new Date(exp * 1000) }
        : undefined;
    },

    makeRefresh: (claims: RefreshClaims): string =>
      `${head(claims)}.${proof(current, claims).toString('base64url')}`,

    readRefresh(token: string): RefreshClaims | undefined {
      const [, sessionId, digits, encoded] = /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (sessionId === undefined || digits === undefined || encoded === undefined) return undefined;
      const claims = { sessionId, generation: Number(digits) };
      const given = Buffer.from(encoded, 'base64url');
      const genuine = believed().some((key) => timingSafeEqual(proof(key, claims), given));
      return genuine && head(claims) === `${sessionId}.${digits}` ? claims : undefined;
    },
  };
}
export type TokenMaker = ReturnType<typeof tokenMaker>;

const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const head = ({ sessionId, generation }: RefreshClaims): string => `${sessionId}.${generation}`;

const proof = (key: DerivedKey, claims: RefreshClaims): Buffer =>
  createHmac('sha256', key.refresh).update(head(claims)).digest();

function derive({ id, secret }: SigningKey): DerivedKey {
  const keyFor = (use: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `bridgework ${use}`, 32)));
  return {
    id,
    access: keyFor('access'),
    refresh: keyFor('refresh'),
    report: keyFor('report'),
    receipt: keyFor('receipt'),
  };
}
