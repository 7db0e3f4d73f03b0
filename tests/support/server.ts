import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { components } from '#api/schema.d.ts';
import { startBackground } from '#server/background.ts';
import { type BuildOptions, build } from '#server/build.ts';
import { readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Environment } from '#server/environment.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { checkAgainstContract } from './contract-answers.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { testClock } from './test-clock.ts';

export const PASSWORD = 'Bridge2026!';

/** A clock that only the test moves. */
function movableClock() {
  let ahead = 0;
  return {
    now: (): Date => new Date(testClock().getTime() + ahead),
    pass: (milliseconds: number): void => {
      ahead += milliseconds;
    },
  };
}

/** A body as the contract defines it. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export interface List<Row> {
  info: { records: number; pages: number };
  results: Row[];
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

type Background = Parameters<typeof startBackground>[0];
type JobsGiven = Partial<Background['config'] & Pick<Background, 'log'>>;

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

/** All tests of a server happen within one minute of its clock. */
const LIMITS_OF_A_STANDING_CLOCK = {
  ...REQUEST_LIMITS,
  openCallsPerMinute: Number.POSITIVE_INFINITY,
  invalidPerMinute: Number.POSITIVE_INFINITY,
};

/**
 * A server with the sample data, or with the given database, which it closes. A response that breaks the contract
 * fails `close`. Every log line is stored.
 */
export async function startTestServer(
  options: { env?: Environment; engine?: OpenDatabase['engine']; database?: OpenDatabase } & Partial<
    Omit<BuildOptions, 'config' | 'db' | 'signals'>
  > = {},
) {
  const { env, engine, database: given, ...more } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-server-'));
  const clock = movableClock();
  const logs: string[] = [];
  const breaches: string[] = [];
  const database: TestDatabase = given ?? (await openTestDatabase('sample', engine));
  const buildOptions: BuildOptions = {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'trace', ...env }),
    db: database.db,
    signals: database.signals,
    clock: clock.now,
    pages: path.join(folder, 'portal'),
    requestLimits: LIMITS_OF_A_STANDING_CLOCK,
    logs: { write: (line) => void logs.push(line) },
    ...more,
  };
  const buildChecked = async (wanted: BuildOptions): Promise<FastifyInstance> => {
    const built = await build(wanted);
    checkAgainstContract(built, (breach) => void breaches.push(breach));
    return built;
  };
  const app = await buildChecked(buildOptions);

  return {
    ...callerOf(app),
    app,
    clock,
    logs,
    /** The responses so far that break the contract. A test removes the ones that it expects. */
    breaches,
    db: database.db,
    database,
    /** Listens on this machine. Returns the port. */
    async listen(): Promise<number> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    /** Starts the server's background work: jobs, and emails if it has a mail server. */
    startJobs: ({ log = app.log, ...config }: JobsGiven = {}) =>
      startBackground({
        config: {
          mode: 'try-it',
          smtpUrl: undefined,
          mailFrom: 'portal@bridgework.test',
          paymentGateway: 'sandbox',
          backgroundJobs: true,
          publicUrl: 'https://portal.bridgework.test',
          salesTax: {},
          ...config,
        },
        database,
        clock: clock.now,
        log,
      }),
    /** Another server process with the same data and other settings. */
    async alsoWith(otherEnv: Environment) {
      const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'trace', ...otherEnv });
      const other = await buildChecked({ ...buildOptions, config });
      return { ...callerOf(other), app: other };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true });
      if (breaches.length > 0) throw new Error(breaches.join('\n'));
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A server that starts before the tests of the enclosing suite and closes after them. Until then it has no fields. */
export function suiteServer(options?: Parameters<typeof startTestServer>[0]): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await startTestServer(options)));
  afterAll(() => server.close());
  return server;
}

/** The calls of a user who has this access token. */
export const callsWith = ({ call, get }: Pick<TestServer, 'call' | 'get'>, token: string) => ({
  token,
  get: <T>(url: string) => get<T>(url, token),
  call: (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, url, { token, body, headers }),
});

/** The calls of a sample user, who signs in before the tests of the enclosing suite. */
export function suiteUser(server: TestServer, name: string): ReturnType<typeof callsWith> {
  const user = {} as ReturnType<typeof callsWith>;
  beforeAll(async () => void Object.assign(user, callsWith(server, (await server.signIn(name)).accessToken)));
  return user;
}

/** The response; for an endless stream, only its head. */
async function answerTo(app: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> {
  if (!String(request.url).includes('/follow-')) return app.inject(request);
  const head = await app.inject({ ...request, payloadAsStream: true });
  const isStream = String(head.headers['content-type']).startsWith('text/event-stream');
  head
    .stream()
    .on('error', () => undefined)
    .destroy();
  return isStream ? Object.assign(head, { body: '' }) : app.inject(request);
}

function callerOf(app: FastifyInstance) {
  const call = (method: Method, url: string, { token, body, headers, address }: Call = {}) =>
    answerTo(app, {
      method,
      url,
      ...(address && { remoteAddress: address }),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  return {
    call,
    send: (request: InjectOptions) => answerTo(app, request),
    /** The response of a call that must succeed. */
    async get<T>(url: string, token: string): Promise<T> {
      const answer = await call('GET', `/api${url}`, { token });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<T>();
    },
    tryToSignIn: (username: string, password: string, address = '127.0.0.1') =>
      call('POST', '/api/authenticate', { body: { username, password }, address }),
    async signIn(name: string): Promise<Tokens> {
      const username = name.includes('@') ? name : `${name}@bridgework.test`;
      const answer = await call('POST', '/api/authenticate', { body: { username, password: PASSWORD } });
      if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`);
      return answer.json<Tokens>();
    },
  };
}

export function outcomeOf(answer: LightMyRequestResponse): [status: number, message: string] {
  return [answer.statusCode, answer.json<{ message: string }>().message];
}

/** The body of a rejection, with its code. */
export function refusalIn(answer: LightMyRequestResponse): [status: number, code: string, message: string] {
  const { code, message } = answer.json<{ code: string; message: string }>();
  return [answer.statusCode, code, message];
}
