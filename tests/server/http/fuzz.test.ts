import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '#server/http/http-error.ts';
import { type ENGINES, SAMPLED_ENGINES } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { fuzz } from '#tests/support/fuzz/run.ts';
import { type World, worldOf } from '#tests/support/fuzz/world.ts';
import { OPERATIONS } from '#tests/support/operations.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const CALLS_AN_OPERATION = times(200, 10);
const ANY_NUMBER = {
  windowMs: 1,
  perUserAndAddress: 1_000_000,
  perAddress: 1_000_000,
  accountWindowMs: 1,
  perAccount: 1_000_000,
};
const CALLS_TO_A_DEFECT = 200;

const start = (engine: (typeof ENGINES)[number]): Promise<TestServer> =>
  startTestServer({
    engine,
    signInLimits: ANY_NUMBER,
  });

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await start(engine);
    world = await worldOf(server);
  });
  afterAll(() => server.close());

  it.each(OPERATIONS)(
    'API-22: whatever is sent to $id, the answer is one of the contract',
    async (operation) => {
      await fuzz(server, world, operation, CALLS_AN_OPERATION);
    },
  );
});

describe('a defect that is planted under the list of procedure codes', () => {
  const operation = OPERATIONS.find(({ id }) => id === 'listAdaCodes');
  type Defect = (query: { PageSize: number; SortOrder: string }, reply: FastifyReply, list: object) => object;
  let defect: Defect | undefined;
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await start('pglite');
    server.app.addHook('preSerialization', async (request: FastifyRequest, reply, list: object) => {
      const isMeant = request.routeOptions.config.operation?.id === operation?.id && reply.statusCode === 200;
      return defect && isMeant ? defect(request.query as Parameters<Defect>[0], reply, list) : list;
    });
    world = await worldOf(server);
  });
  afterEach(() => {
    server.breaches.length = 0;
  });
  afterAll(() => server.close());

  const throwing: Defect = ({ PageSize }, _, list) => {
    if (PageSize > 60) throw new Error('planted');
    return list;
  };
  const unnamed: Defect = (_, reply, list) => {
    void reply.code(418);
    return list;
  };
  const unknown: Defect = () => {
    throw notFound();
  };

  it.each<[string, Defect, string[]]>([
    ['long pages throw', throwing, ['listAdaCodes answers 500', '"PageSize"']],
    [
      'one order answers a field too many',
      ({ SortOrder }, _, list) => (SortOrder === 'desc' ? { ...list, password: 'x' } : list),
      ['must NOT have additional properties', '["SortOrder","desc"]'],
    ],
    [
      'a page of one answers a field of another type',
      ({ PageSize }, _, list) => (PageSize < 4 ? { ...list, info: { records: '1', pages: 1 } } : list),
      ['answer/info/records must be integer', '"PageSize"'],
    ],
    ['the status is not named', unnamed, ['does not name this status']],
    ['there is nothing to be had', unknown, ['No call of listAdaCodes succeeds']],
  ])('is found, with the call that shows it: %s', async (_, planted, signs) => {
    if (!operation) throw new Error('There is no list of procedure codes.');
    defect = planted;
    const found = fuzz(server, world, operation, CALLS_TO_A_DEFECT).catch((error: Error) => error.message);
    for (const sign of signs) expect(await found).toContain(sign);
  });
});
