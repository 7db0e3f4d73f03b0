import type { FastifyRequest } from 'fastify';
import type { Scope } from '../policy/policy.ts';
import { mayAct } from '../policy/rights.ts';
import type { Access } from './call.ts';
import { forbidden, notFound, unauthorized } from './http-error.ts';
import type { Sessions } from './sessions.ts';

/** Lets a call in, or refuses it with 401, 400, 404 or 403, in this order. */
export type Gate = (request: FastifyRequest, scope: Scope, checkPath: () => void) => Promise<Access | null>;

/** The ids of a path that the caller must be linked to. */
export interface Target {
  practiceId?: string;
  organizationId?: string;
}

export function gateOf(sessions: Sessions): Gate {
  return async (request, scope, checkPath) => {
    if (scope.kind === 'open') {
      checkPath();
      return null;
    }
    const token = bearerToken(request.headers.authorization);
    const pathProblem = problemOf(checkPath);
    const target = pathProblem === undefined ? targetOf(scope, request.params) : {};
    const found = token === undefined ? undefined : await sessions.open(token, target, isByPerson(scope));
    if (found === undefined) throw unauthorized();
    request.access = found.access;
    if (pathProblem !== undefined) throw pathProblem;
    if (!found.linked) throw notFound();
    if (scope.kind === 'admin' && !mayAct(found.access, scope.area, scope.action)) throw forbidden();
    return found.access;
  };
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

function problemOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}
