import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { NOT_YET, POLICY } from '#server/auth/policy.ts';
import { portalHandlers } from '#server/handlers.ts';
import { bindContract } from '#server/http/bind.ts';
import { loadContract } from '#server/http/contract.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import type { Services } from '#server/services.ts';

/** Handlers without anything behind them: these tests look at the binding alone. */
const handlers = portalHandlers({} as Services);
const contract = await loadContract();

async function bound(changes: Partial<Parameters<typeof bindContract>[1]>) {
  const app = Fastify();
  handleErrors(app, () => false);
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
  return app;
}

describe('the server does not start', () => {
  it('with an operation that has no handler', async () => {
    const { getUser: _, ...others } = handlers;
    await expect(bound({ handlers: others as typeof handlers })).rejects.toThrow(
      'getUser needs a handler, or a place in the list of 501s',
    );
  });

  it('with an operation that has no policy', async () => {
    const { getUser: _, ...others } = POLICY;
    await expect(bound({ policy: others })).rejects.toThrow('getUser has no policy');
  });

  it('with an operation that is open to all, and not in the contract', async () => {
    const policy = { ...POLICY, getUser: { kind: 'open' } as const };
    await expect(bound({ policy })).rejects.toThrow('getUser and its policy disagree about signing in');
  });

  it('with a policy about a practice that the address does not name', async () => {
    const policy = { ...POLICY, getUser: { kind: 'practice', practice: 'practiceId' } as const };
    await expect(bound({ policy })).rejects.toThrow('the policy of getUser needs {practiceId} in its path');
  });

  it('with a handler for what the contract does not know', async () => {
    const more = { ...handlers, unheardOf: async () => ({}) };
    await expect(bound({ handlers: more })).rejects.toThrow('unheardOf is not in the contract');
  });
});
