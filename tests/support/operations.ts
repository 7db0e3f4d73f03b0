import { type JsonObject, loadContract, type Operation } from '#server/http/contract.ts';

const contract = await loadContract();
export const OPERATIONS: readonly Operation[] = contract.operations;

/** The ids of the contract's paths that a test cares about. */
export interface PathIds {
  organizationId?: string;
  practiceId?: string;
}

/** The address of an operation in a practice. `/support/practice/{id}` calls the practice `id`. */
export function addressOf({ path }: Operation, ids: PathIds): string {
  const values: Record<string, string | undefined> = { ...ids, id: ids.practiceId, speciality: 'general' };
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')}`;
}

/** The body that the contract shows as an example. */
export function exampleBody({ method, path }: Operation): unknown {
  const body = at(contract.document, 'paths', path, method.toLowerCase(), 'requestBody');
  const content = body && at(body, 'content', 'application/json');
  if (content === undefined) return undefined;
  if ('example' in content) return content['example'];
  const [first] = Object.values(at(content, 'examples') ?? {});
  const reference = isObject(first) && typeof first['$ref'] === 'string' ? first['$ref'] : undefined;
  const example = reference ? at(contract.document, ...reference.slice(2).split('/')) : first;
  return isObject(example) ? example['value'] : undefined;
}

function at(start: JsonObject, ...keys: string[]): JsonObject | undefined {
  let place: unknown = start;
  for (const key of keys) place = isObject(place) ? place[key] : undefined;
  return isObject(place) ? place : undefined;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
