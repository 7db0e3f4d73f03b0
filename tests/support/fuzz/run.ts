import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Operation } from '#server/http/contract.ts';
import { breachOf, unpacked } from '../contract-answers.ts';
import type { TestServer } from '../server.ts';
import { type Call, plainCall, requestOf } from './calls.ts';
import { anyCalls } from './spoiling.ts';
import type { World } from './world.ts';

const TOO_MANY = 429;

/** Each operation has its own: else all of them would be asked the same. */
const seedOf = ({ id }: Operation): number => createHash('sha256').update(id).digest().readInt32BE();

/**
 * Asks an operation in many ways, the plain way first.
 * @throws at an answer that no call may get, with the smallest call that gets it; or where no call succeeds
 */
export async function fuzz(
  server: TestServer,
  world: World,
  operation: Operation,
  runs: number,
): Promise<void> {
  const statuses = new Set<number>();
  const holds = fc.asyncProperty(anyCalls(operation), async (call) => {
    const answer = await askPatiently(server, world, operation, call);
    statuses.add(answer.statusCode);
    const wrong = wrongWith(operation, answer);
    if (wrong)
      throw new Error(`${operation.id} answers ${answer.statusCode}: ${wrong}\n${answer.body.slice(0, 500)}`);
  });
  await world.enter();
  await fc.assert(holds, {
    numRuns: runs,
    seed: seedOf(operation),
    examples: [[plainCall(operation)]],
    includeErrorInReport: true,
  });
  if (!statuses.has(operation.successStatus)) {
    throw new Error(`No call of ${operation.id} succeeds: ${[...statuses]}. Give its example what it needs.`);
  }
}

async function askPatiently(server: TestServer, world: World, operation: Operation, call: Call) {
  const answer = await ask(server, world, operation, call);
  if (answer.statusCode !== TOO_MANY || wrongWith(operation, answer)) return answer;
  await world.wait();
  return ask(server, world, operation, call);
}

async function ask(server: TestServer, world: World, operation: Operation, call: Call) {
  const request = requestOf(operation, call, world.textOf);
  const bearer = world.bearerOf(call.who);
  const answer = await server.send({
    ...request,
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...request.headers },
  });
  const hasChanged = operation.method !== 'GET' && answer.statusCode < 300;
  if (hasChanged) await world.renew();
  return answer;
}

type Answer = Awaited<ReturnType<TestServer['send']>>;

function wrongWith(operation: Operation, answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return 'nothing that a caller sends may be too much for the server';
  const type = answer.headers['content-type'];
  return breachOf(operation.id, {
    status: answer.statusCode,
    contentType: type === undefined ? undefined : String(type),
    body: unpacked(answer.rawPayload, answer.headers['content-encoding']),
  });
}
