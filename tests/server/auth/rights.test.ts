import { expect, it } from 'vitest';
import { NOT_YET, POLICY, type Scope } from '#server/auth/policy.ts';
import { whoMay } from '../../support/matrix/expected.ts';
import { OPERATIONS } from '../../support/operations.ts';

const policy: Record<string, Scope> = POLICY;

it('API-21: every operation of the contract has a handler', () => expect(NOT_YET).toEqual([]));

it('PERM-6: the operations under /admin, and no others, need an administrative right', () => {
  const under = OPERATIONS.filter(({ path }) => path.startsWith('/admin/')).map(({ id }) => id);
  expect(OPERATIONS.filter(({ id }) => policy[id]?.kind === 'admin').map(({ id }) => id)).toEqual(under);
  expect(OPERATIONS.filter((operation) => typeof whoMay(operation) === 'object').map(({ id }) => id)).toEqual(
    under,
  );
});
