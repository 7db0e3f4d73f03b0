import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { OperationId, Scope } from '../auth/policy.ts';
import type { Reading } from '../db/reading.ts';
import type { WriteTarget } from '../practices/write-targets.queries.ts';
import { DEFAULTED, type Handlers } from './call.ts';
import { type Contract, METHODS, type Operation } from './contract.ts';
import type { Gate } from './gate.ts';
import { HttpError } from './http-error.ts';
import { rejectOtherPracticeContext, targetToCompare } from './practice-context.ts';
import { contractChecks, type OperationChecks } from './validation.ts';

const API = '/api';
const NOT_BUILT = "This operation isn't available yet.";

/** Handlers of all operations in one map, each with its own type of call. */
type AnyReader = { reads(call: never): Reading<unknown> };
type AnyHandler = ((call: never) => Promise<unknown>) | AnyReader;

interface Binding {
  contract: Contract;
  handlers: Handlers;
  notYet: readonly OperationId[];
  policy: Readonly<Record<string, Scope>>;
  gate: Gate;
  bodyBytes: number;
  read(reading: Reading<unknown>): Promise<unknown>;
}

/**
 * Registers a route for each operation. A call passes these checks in order: token, path, access to the practice,
 * practice context, query, headers, body.
 */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const { contract, policy, gate, bodyBytes, read } = binding;
  const handlers = new Map<string, AnyHandler>(Object.entries(binding.handlers));
  const notYet = new Set<string>(binding.notYet);
  assertComplete(contract, handlers, notYet, policy);

  const compile = contractChecks(contract);
  app.decorateRequest('access', null);
  app.decorateRequest('readAnswer', null);

  for (const operation of contract.operations) {
    const checks = compile(operation);
    const scope = policy[operation.id];
    const handler = handlers.get(operation.id);
    if (scope === undefined) continue;

    app.route({
      method: operation.method,
      url: routeOf(operation.path),
      ...(operation.secured && { bodyLimit: operation.bodyBytes ?? bodyBytes }),
      config: { operation },
      onRequest: async (request) => {
        let wanted: Wanted = {};
        const { access, found } = await gate(request, scope, () => {
          wanted = wantedBy(request, { scope, checks, handler });
          return { pathProblem: wanted.pathProblem, reading: wanted.together ?? wanted.compared };
        });
        request.access = access;
        const { problem, reading, together, compared } = wanted;
        if (compared) rejectOtherPracticeContext(request, found as WriteTarget | null);
        if (problem !== undefined) throw problem;
        if (reading) request.readAnswer = () => (together ? reading.found(found) : read(reading));
      },
      handler: async (request, reply) => {
        reply.code(operation.successStatus);
        if (request.readAnswer) return reply.send(await request.readAnswer());
        checkRest(checks, request);
        if (typeof handler !== 'function') throw new HttpError(501, 'notImplemented', NOT_BUILT);
        const answer = await handler(callOf(operation, request, reply));
        // Fastify reads the stream of a HEAD response to its end, and a live stream has none.
        if (request.method === 'HEAD' && answer instanceof Readable) answer.destroy();
        return reply.send(answer);
      },
    });
  }
  rejectOtherMethods(app, contract);
}

const routeOf = (path: string): string => API + path.replace(/\{(\w+)\}/g, ':$1');

interface Wanted {
  pathProblem?: unknown;
  problem?: unknown;
  reading?: Reading<unknown>;
  /** The read's statement, if it runs in one query with the caller's rights. */
  together?: RawBuilder<unknown> | undefined;
  compared?: RawBuilder<unknown> | undefined;
}

function wantedBy(
  request: FastifyRequest,
  { scope, checks, handler }: { scope: Scope; checks: OperationChecks; handler: AnyHandler | undefined },
): Wanted {
  const pathProblem = problemOf(() => checks.parameters('path', request.params));
  if (pathProblem !== undefined) return { pathProblem };
  const compared = targetToCompare(request, scope);
  if (typeof handler !== 'object') return { compared };
  const problem = problemOf(() => checkRest(checks, request));
  if (problem !== undefined) return { problem, compared };
  const reading = handler.reads({ params: request.params, query: request.query } as never);
  return { reading, together: reading.plannedEachTime ? undefined : reading.statement, compared };
}

function problemOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}

function checkRest(checks: OperationChecks, request: FastifyRequest): void {
  checks.parameters('query', request.query);
  checks.parameters('header', request.headers);
  checks.body(request.body);
}

/** The checks have validated the call. Only its handler knows its type. */
const callOf = (operation: Operation, request: FastifyRequest, reply: FastifyReply) =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    access: request.access,
    success: operation.texts.success,
    request,
    reply,
  }) as never;

function rejectOtherMethods(app: FastifyInstance, contract: Contract): void {
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const allowed: HTTPMethods[] = contract.operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method);
    const refused = [...METHODS, 'OPTIONS' as const].filter((method) => !allowed.includes(method));
    const refuse = async (): Promise<never> => {
      throw new HttpError(405, 'methodNotAllowed', 'Method not allowed', {
        headers: { allow: allowed.join(', ') },
      });
    };
    app.route({ method: refused, url: routeOf(path), onRequest: refuse, handler: refuse });
  }
}

function assertComplete(
  contract: Contract,
  handlers: ReadonlyMap<string, unknown>,
  notYet: ReadonlySet<string>,
  policy: Readonly<Record<string, Scope>>,
): void {
  const known = new Set(contract.operations.map(({ id }) => id));
  const problems = [
    ...contract.operations.flatMap((operation) =>
      problemsOf(operation, handlers, notYet, policy[operation.id]),
    ),
    ...[...handlers.keys(), ...notYet, ...Object.keys(policy)]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in the contract`),
  ];
  if (problems.length > 0) throw new Error(`The server does not fit its contract:\n${problems.join('\n')}`);
}

function problemsOf(
  operation: Operation,
  handlers: ReadonlyMap<string, unknown>,
  notYet: ReadonlySet<string>,
  scope: Scope | undefined,
): readonly string[] {
  const { id, secured, parameters } = operation;
  const inPath = new Set(parameters.filter((each) => each.in === 'path').map(({ name }) => name));
  const withoutDefault = parameters.filter(
    (each) => DEFAULTED.some((name) => name === each.name) && !('default' in each.schema),
  );
  const missingInPath = scopeParameters(scope).filter((name) => !inPath.has(name));
  return [
    ...(handlers.has(id) === notYet.has(id) ? [`${id} needs a handler, or a place in the list of 501s`] : []),
    ...(scope === undefined ? [`${id} has no policy`] : []),
    ...(scope && secured === (scope.kind === 'open')
      ? [`${id} and its policy disagree about signing in`]
      : []),
    ...withoutDefault.map(({ name }) => `${id} gives ${name} no default`),
    ...missingInPath.map((name) => `the policy of ${id} needs {${name}} in its path`),
  ];
}

function scopeParameters(scope: Scope | undefined): readonly string[] {
  if (scope === undefined || scope.kind === 'open' || scope.kind === 'user') return [];
  if (scope.kind === 'organization') return [scope.organization, scope.member];
  return [scope.practice, ...(scope.organization === undefined ? [] : [scope.organization])];
}
