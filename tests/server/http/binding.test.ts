import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { NOT_YET, POLICY } from '#server/auth/policy.ts';
import { portalHandlers } from '#server/handlers.ts';
import { bindContract } from '#server/http/bind.ts';
import { loadContract } from '#server/http/contract.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import type { Services } from '#server/services.ts';

/** Without services, because no handler runs here. */
const handlers = portalHandlers({} as Services);
const contract = await loadContract();
const { getUser: _, ...otherHandlers } = handlers;
const { getUser: __, ...otherPolicies } = POLICY;

type Changes = Partial<Parameters<typeof bindContract>[1]>;

it.each<[string, Changes]>([
  ['getUser needs a handler, or a place in the list of 501s', { handlers: otherHandlers as typeof handlers }],
  ['getUser has no policy', { policy: otherPolicies }],
  ['getUser and its policy disagree about signing in', { policy: { ...POLICY, getUser: { kind: 'open' } } }],
  [
    'the policy of getUser needs {practiceId} in its path',
    { policy: { ...POLICY, getUser: { kind: 'practice', practice: 'practiceId' } } },
  ],
  [
    'unheardOf is not in the contract',
    { handlers: { ...handlers, unheardOf: async () => ({}) } as typeof handlers },
  ],
])('the server does not start: %s', async (problem, changes) => {
  const app = Fastify();
  handleErrors(app, () => false);
  const bind = async () => {
    bindContract(app, {
      contract,
      handlers,
      notYet: NOT_YET,
      policy: POLICY,
      gate: async () => ({ access: null, found: null }),
      bodyBytes: 1024,
      read: async () => null,
      ...changes,
    });
    await app.ready();
  };
  await expect(bind()).rejects.toThrow(problem);
});
