import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import { managesPractice, mayAct } from '#domain/access/may-act.ts';
import type { Scope } from '../auth/policy.ts';
import type { Caller, Sessions, Target } from '../auth/sessions.ts';
import type { ReadAccess, ReadReport } from '../auth/tokens.ts';
import type { Access } from './call.ts';
import type { CallLimits } from './call-limits.ts';
import { forbidden, notFound, unauthorized } from './http-error.ts';

interface Arrival {
  pathProblem?: unknown;
  reading?: RawBuilder<unknown> | undefined;
}

interface Admitted {
  access: Access | null;
  found: unknown;
}

/**
 * Admits a call, or rejects it with 429, 401, 400, 404 or 403, in this order. `arrive` validates the parameters after
 * the token is checked, so that callers without a token cost little.
 */
export type Gate = (request: FastifyRequest, scope: Scope, arrive: () => Arrival) => Promise<Admitted>;

export function gateOf(sessions: Sessions, callLimits: CallLimits): Gate {
  return async (request, scope, arrive) => {
    if (scope.kind === 'open') {
      await callLimits.admitOpen(request);
      const { pathProblem } = arrive();
      if (pathProblem !== undefined) throw pathProblem;
      return { access: null, found: null };
    }
    const token = bearerToken(request.headers.authorization);
    const claims = token === undefined ? undefined : await claimsIn(token, scope, sessions);
    if (claims === undefined) {
      await callLimits.admitOpen(request);
      throw unauthorized();
    }
    await callLimits.admitSession(request, claims.sessionId);
    const { pathProblem, reading } = arrive();
    const target =
      pathProblem === undefined ? { ...targetOf(scope, request.params), ...organizationOf(claims) } : {};
    const details = { byUser: isByUser(scope, request), reading };
    const caller = await sessions.open(claims, target, details);
    if (caller === undefined) throw unauthorized();
    request.access = caller.access;
    if (pathProblem !== undefined) throw pathProblem;
    rejectWithoutRight(caller, scope);
    return { access: caller.access, found: caller.found };
  };
}

function rejectWithoutRight({ access, linked }: Caller, scope: Scope): void {
  if (!linked) throw notFound();
  if (scope.kind === 'admin' && !mayAct(access, scope.area, scope.action)) throw forbidden();
  if (scope.kind === 'manage' && !managesPractice(access)) throw forbidden();
}

const isByUser = (scope: Scope, { headers }: FastifyRequest): boolean =>
  !('byUser' in scope && scope.byUser === false) && headers['x-repeated'] === undefined;

/** The report's own token opens only the report's figures, and only those of its organization. */
async function claimsIn(token: string, scope: Scope, sessions: Sessions): Promise<ReadAccess | undefined> {
  const access = await sessions.readAccess(token);
  if (access !== undefined || scope.kind !== 'practice' || !scope.byReport) return access;
  return sessions.readReport(token);
}

const organizationOf = (claims: ReadAccess | ReadReport): Pick<Target, 'organizationId'> =>
  'organizationId' in claims ? { organizationId: claims.organizationId } : {};

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
}

function targetOf(scope: Scope, params: unknown): Target {
  const values = params as Readonly<Record<string, string>>;
  const at = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : values[name];
  const practiceId = 'practice' in scope ? at(scope.practice) : undefined;
  const organizationId = scope.kind === 'open' || scope.kind === 'user' ? undefined : at(scope.organization);
  return { ...(practiceId && { practiceId }), ...(organizationId && { organizationId }) };
}
