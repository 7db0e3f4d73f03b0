import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { POLICY, type Scope } from '#server/auth/policy.ts';

export const CONTRACT = 'openapi/portal.yaml';

interface Parameter {
  name: string;
  in: string;
  example: string;
}

export interface Contract {
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, unknown> };
}

/** A path parameter with the name of its component. */
export type PathParameter = Parameter & { component: string };

export const readContract = (root: string): Contract =>
  parse(readFileSync(path.join(root, CONTRACT), 'utf8'));

/** @throws Error where the contract has no component for a parameter of the address */
export function parametersOf({ components }: Contract, address: string): PathParameter[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const found = Object.entries(components.parameters).find(
      ([, parameter]) => parameter.name === name && parameter.in === 'path',
    );
    if (!found) throw new Error(`Add {${name}} to components.parameters of ${CONTRACT} first.`);
    return { ...found[1], component: found[0] };
  });
}

/** The operations with the most similar paths. An operation of an admin area is compared only within that area. */
function neighborsOf({ paths }: Contract, address: string) {
  const shared = (other: string) => {
    const segments = other.split('/');
    const differing = address.split('/').findIndex((segment, at) => segment !== segments[at]);
    return differing === -1 ? segments.length : differing;
  };
  const most = Math.max(...Object.keys(paths).map(shared));
  return {
    most,
    operations: Object.values(paths[Object.keys(paths).find((each) => shared(each) === most) ?? ''] ?? {}),
  };
}

export const tagOf = (contract: Contract, address: string): string =>
  neighborsOf(contract, address).operations[0]?.tags[0] ?? '';

const ACTIONS: Readonly<Record<string, string>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  DELETE: 'delete',
};
/** The segments of `/admin/organization/{organizationId}/practice/{practiceId}/goals`. */
const SEGMENTS_WITH_AREA = 7;

/**
 * Who may call a new operation, as `server/auth/policy.ts` writes it.
 * @throws Error for the first operation of an admin area: its right must be chosen by hand
 */
export function scopeOf(contract: Contract, method: string, address: string): string {
  const has = (name: string) => address.includes(`{${name}}`);
  if (address.startsWith('/admin/')) {
    const { most, operations } = neighborsOf(contract, address);
    const scope: Scope | undefined = POLICY[operations[0]?.operationId as keyof typeof POLICY];
    if (most < SEGMENTS_WITH_AREA || scope?.kind !== 'admin')
      throw new Error('Write the first operation of an admin area by hand: docs/how-to/add-an-operation.md.');
    return `admin('${scope.area}', '${ACTIONS[method]}')`;
  }
  if (has('id')) return 'practiceOfId';
  if (has('practiceId')) return has('organizationId') ? 'practiceOfOrganization' : 'practice';
  return has('organizationId') && has('memberId') ? 'organization' : 'user';
}
