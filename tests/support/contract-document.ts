import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

/** An operation as written in the contract, with its references resolved one level deep. */
export interface ContractOperation {
  id: string;
  /** Such as `GET /user`. */
  call: string;
  isExtension: boolean;
  isOpen: boolean;
  requirements: readonly unknown[];
  messages: Fields;
  parameters: readonly Fields[];
  body: Media | undefined;
  answers: ReadonlyMap<string, Media | undefined>;
  /** The codes of each error response, by status: those of the response and those that the operation adds. */
  codes: ReadonlyMap<string, readonly unknown[]>;
}

/** A body with its schema and its examples. */
export interface Media {
  type: string;
  schema: Fields;
  examples: readonly unknown[];
}

/** The contract, parsed separately from the server's code, so that neither can hide the other's faults. */
export const contract: Fields = fields(parse(readFileSync('openapi/portal.yaml', 'utf8')));

export const schemas: Fields = fields(fields(contract['components'])['schemas']);

export const operations: readonly ContractOperation[] = Object.entries(fields(contract['paths'])).flatMap(
  ([path, item]) =>
    Object.entries(fields(item)).map(([method, operation]) =>
      readOperation(`${method.toUpperCase()} ${path}`, fields(operation)),
    ),
);

function readOperation(call: string, source: Fields): ContractOperation {
  const body = source['requestBody'];
  const responses = fields(source['responses']);
  const added = fields(source['x-codes']);
  return {
    id: String(source['operationId']),
    call,
    isExtension: source['x-extension'] === true,
    isOpen: list(source['security'] ?? contract['security']).length === 0,
    requirements: list(source['x-requirements']),
    messages: fields(source['x-messages']),
    parameters: list(source['parameters']).map(resolved),
    body: body === undefined ? undefined : mediaOf(resolved(body)),
    answers: new Map(
      Object.entries(responses).map(([status, answer]) => [status, mediaOf(resolved(answer))]),
    ),
    codes: new Map(
      [...new Set([...Object.keys(responses), ...Object.keys(added)])]
        .filter((status) => status >= '400')
        .map((status) => [status, [...list(resolved(responses[status])['x-codes']), ...list(added[status])]]),
    ),
  };
}

function mediaOf(holder: Fields): Media | undefined {
  const [entry] = Object.entries(fields(holder['content']));
  if (entry === undefined) return undefined;
  const [type, content] = entry;
  const { schema, example, examples } = fields(content);
  const named = Object.values(fields(examples)).map((each) => resolved(each)['value']);
  return { type, schema: fields(schema), examples: example === undefined ? named : [example, ...named] };
}

export function resolved(value: unknown): Fields {
  const found = fields(value);
  const reference = found['$ref'];
  if (typeof reference !== 'string') return found;
  const target = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), contract);
  return resolved(target);
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every object within a value, with its path. */
export function objectsIn(value: unknown, path = ''): [path: string, object: Fields][] {
  if (Array.isArray(value)) return value.flatMap((each, index) => objectsIn(each, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${path}/${key}`));
  return [[path, fields(value)], ...below];
}
