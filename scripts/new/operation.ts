import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT,
  type Contract,
  type PathParameter,
  parametersOf,
  readContract,
  scopeOf,
  tagOf,
} from './contract-entry.ts';
import { type Filling, filled, writeFilled } from './fill.ts';
import { type Names, namesOf } from './names.ts';
import { rejectUnknownRequirement } from './requirement.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The server folder for a path, by the first matching pattern. */
const FOLDERS: readonly [RegExp, string][] = [
  [/\/benefit/, 'benefits'],
  [/\/(payment|transaction|credit)/, 'payments'],
  [/\/(plan|ada-codes|membership)/, 'plans'],
  [/\/notification/, 'notifications'],
  [/\/reporting/, 'reports'],
  [/\/(member|patient)(?!-)/, 'patients'],
  [/./, 'practices'],
];

/** The records that the generated query can find. */
const FOUND_BY = ['organizationId', 'practiceId', 'id', 'memberId'];

interface NewOperation {
  id: string;
  method: string;
  address: string;
  names: Names;
  parameters: readonly PathParameter[];
}

/**
 * Writes a new operation: its entry in the contract, who may call it, the client and its tests. Where its path
 * names only a practice or a member, the handler, the query and their test too; otherwise it is in `NOT_YET`.
 * @returns the new and changed files, relative to the root
 * @throws Error when a name, the method or the address can't be used; then nothing was written
 */
export function generateOperation(
  root: string,
  {
    id,
    method,
    address,
    requirement = 'API-21',
  }: { id: string; method: string; address: string; requirement?: string | undefined },
): string[] {
  if (!METHODS.includes(method)) throw new Error(`Write one of ${METHODS.join(', ')}: ${method}`);
  rejectUnknownRequirement(root, requirement);
  const contract = readContract(root);
  rejectKnown(contract, { id, method, address });
  const operation = {
    id,
    method,
    address,
    names: namesIn(root, contract, id),
    parameters: parametersOf(contract, address),
  };
  const scope = scopeOf(contract, method, address);
  const filling = fillingOf(operation, { requirement, tag: tagOf(contract, address) });
  const kind = kindOf(operation);
  const names = operation.names.kebab;
  const written = writeFilled(
    root,
    {
      [`operation-${kind}-api.ts.txt`]: clientFile(names),
      [`operation-${kind}-api-test.ts.txt`]: `tests/api/${names}.test.ts`,
      ...(isAnswered(operation) && serverFiles(operation)),
    },
    filling,
  );
  const entry = filled(`operation-${kind}.yaml.txt`, filling);
  const changes: Change[] = [
    contract.paths[address]
      ? { file: CONTRACT, after: `  ${address}:\n`, add: entry }
      : { file: CONTRACT, before: '\ncomponents:\n', add: `\n  ${address}:\n${entry}` },
    { file: 'server/auth/policy.ts', before: '} as const satisfies Record<', add: `  ${id}: ${scope},\n` },
    ...(kind === 'read'
      ? [{ file: CONTRACT, before: '    Dollars:\n', add: filled('operation-schema.yaml.txt', filling) }]
      : []),
    ...(isAnswered(operation)
      ? wiring(operation)
      : [{ file: 'server/auth/policy.ts', after: 'NOT_YET = [', add: `'${id}', ` }]),
    ...responseTest(operation, filling),
  ];
  for (const change of changes) apply(root, change);
  return [...new Set([...written, ...changes.map(({ file }) => file)])];
}

function rejectKnown(
  { paths }: Contract,
  { id, method, address }: Pick<NewOperation, 'id' | 'method' | 'address'>,
): void {
  if (paths[address]?.[method.toLowerCase()]) throw new Error(`${method} ${address} exists already.`);
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods));
  if (ids.some(({ operationId }) => operationId === id)) throw new Error(`${id} exists already.`);
}

/** `plan-preview` of `getPlanPreview`; where a file or schema has that name, `get-plan-preview`. */
function namesIn(root: string, { components }: Contract, id: string): Names {
  const [verb, ...noun] = id.split(/(?=[A-Z])/);
  if (!verb || noun.length === 0) throw new Error(`Write a verb and a noun, as in getPlanPreview: ${id}`);
  const names = namesOf(noun.join('-').toLowerCase());
  const isTaken = existsSync(path.join(root, clientFile(names.kebab))) || names.pascal in components.schemas;
  return isTaken ? namesOf(`${verb}-${names.kebab}`) : names;
}

const clientFile = (name: string) => `src/api/${name}.ts`;

const kindOf = ({ method }: NewOperation): 'read' | 'write' => (method === 'GET' ? 'read' : 'write');

const isAnswered = ({ parameters }: NewOperation): boolean =>
  parameters.some(({ name }) => name === 'practiceId' || name === 'id') &&
  parameters.every(({ name }) => FOUND_BY.includes(name));

const folderOf = ({ address }: NewOperation): string =>
  FOLDERS.find(([pattern]) => pattern.test(address))?.[1] ?? '';

const readsMember = ({ parameters }: NewOperation): boolean =>
  parameters.some(({ name }) => name === 'memberId');

function serverFiles(operation: NewOperation) {
  const file = `${folderOf(operation)}/${operation.names.kebab}`;
  const by = readsMember(operation) ? 'member' : 'practice';
  const kind = kindOf(operation);
  return {
    [`operation-${kind}-handlers.ts.txt`]: `server/${file}.handlers.ts`,
    [`operation-${kind}-${by}-queries.ts.txt`]: `server/${file}.queries.ts`,
    ...(kind === 'read' && { 'operation-wire.ts.txt': `server/${file}.wire.ts` }),
    [`operation-${kind}-${by}-test.ts.txt`]: `tests/server/${file}.test.ts`,
  };
}

const examplesOf = ({ parameters }: NewOperation) =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));

function fillingOf(
  operation: NewOperation,
  { requirement, tag }: { requirement: string; tag: string },
): Filling {
  const { id, method, address, names, parameters } = operation;
  const examples = examplesOf(operation);
  const practice = address.includes('{id}') ? 'params.id' : 'params.practiceId';
  const withIds = (idOf: (name: string) => string | undefined) =>
    address.replace(/\{(\w+)\}/g, (_, name: string) => idOf(name) ?? '');
  return {
    names,
    values: {
      OPERATION_ID: id,
      METHOD_LOWER: method.toLowerCase(),
      METHOD: method,
      REQUIREMENT: requirement,
      TAG: tag,
      PARAMETERS: parameters
        .map(({ component }) => `        - $ref: '#/components/parameters/${component}'`)
        .join('\n'),
      FORBIDDEN: address.startsWith('/admin/')
        ? "        '403': { $ref: '#/components/responses/Forbidden' }\n"
        : '',
      FOUND_BY: readsMember(operation) ? `${practice}, params.memberId` : practice,
      IDS: JSON.stringify(examples),
      REQUESTED: withIds((name) => examples[name]),
      ADDRESS: withIds((name) => (name === 'memberId' ? `\${memberId}` : '1')),
      PATH: address,
    },
  };
}

interface Change {
  file: string;
  add: string;
  /** Where the operation is added: exactly one of the two is set. */
  before?: string;
  after?: string;
}

/** The server's lists of handlers. The formatter sorts the imports. */
function wiring(operation: NewOperation): Change[] {
  const { camel, kebab } = operation.names;
  const from = `./${folderOf(operation)}/${kebab}`;
  return [
    {
      file: 'server/handlers.ts',
      before: 'import type { Services }',
      add: `import { ${camel} } from '${from}.handlers.ts';\n`,
    },
    { file: 'server/handlers.ts', before: '});\n', add: `  ...${camel}(services),\n` },
    {
      file: 'server/services.ts',
      before: 'import { receiptEmailsRepository }',
      add: `import { ${camel}Repository } from '${from}.queries.ts';\n`,
    },
    {
      file: 'server/services.ts',
      before: '    ...moneyServices(',
      add: `    ${camel}: ${camel}Repository(db),\n`,
    },
  ];
}

function responseTest({ id, method, names }: NewOperation, { values }: Filling): Change[] {
  const file = 'tests/api/contract-calls.ts';
  const call =
    method === 'GET' ? `${id}(client, ${values['IDS']}, never)` : `${id}(client, ${values['IDS']})`;
  return [
    {
      file,
      before: 'import { getPaymentState, takePayment }',
      add: `import { ${id} } from '#api/${names.kebab}.ts';\n`,
    },
    { file, before: "  ['getNotifications', ", add: `  ['${id}', (client) => ${call}],\n` },
  ];
}

function apply(root: string, { file, before = '', after = '', add }: Change): void {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  const place = before || after;
  if (!text.includes(place)) throw new Error(`${file} has no place for: ${add.trim()}`);
  writeFileSync(
    target,
    text.replace(place, () => (before ? add + before : after + add)),
  );
}
