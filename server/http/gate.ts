import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Scope } from '../auth/policy.ts';
import { mayAct } from '../auth/rights.ts';
import type { Caller, Sessions, Target } from '../auth/sessions.ts';
import type { Access } from './call.ts';
import type { CallLimits } from './call-limits.ts';
import { forbidden, notFound, unauthorized } from './http-error.ts';

/** What is known of a call before it is let in. */
export interface Arrival {
  /** What is wrong with its address. */
  pathProblem?: unknown;
  /** What it asks to read. */
  reading?: RawBuilder<unknown> | undefined;
}

export interface Admitted {
  access: Access | null;
  /** What was read, as JSON. */
  found: unknown;
}

/**
 * Lets a call in, or refuses it with 429, 401, 400, 404 or 403, in this order. `arrive` checks the parameters: a call
 * that has no token has not earned that work.
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
    const claims = token === undefined ? undefined : await sessions.readAccess(token);
    if (claims === undefined) {
      await callLimits.admitOpen(request);
      throw unauthorized();
    }
    await callLimits.admitSession(request, claims.sessionId);
    const { pathProblem, reading } = arrive();
    const target = pathProblem === undefined ? targetOf(scope, request.params) : {};
    const details = { byPerson: isByPerson(scope), reading };
    const caller = await sessions.open(claims, target, details);
    if (caller === undefined) throw unauthorized();
    request.access = caller.access;
    if (pathProblem !== undefined) throw pathProblem;
    refuseWithoutRight(caller, scope);
    return { access: caller.access, found: caller.found };
  };
}

function refuseWithoutRight({ access, linked }: Caller, scope: Scope): void {
  if (!linked) throw notFound();
  if (scope.kind === 'admin' && !mayAct(access, scope.area, scope.action)) throw forbidden();
}

const isByPerson = (scope: Scope): boolean => scope.kind !== 'practice' || scope.byPerson !== false;

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
}

function targetOf(scope: Scope, params: unknown): Target {
  const values = params as Readonly<Record<string, string>>;
  const at = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : values[name];
  const practiceId = scope.kind === 'practice' || scope.kind === 'admin' ? at(scope.practice) : undefined;
  const organizationId = scope.kind === 'open' || scope.kind === 'user' ? undefined : at(scope.organization);
  return { ...(practiceId && { practiceId }), ...(organizationId && { organizationId }) };
}
