import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, Operation, ParameterLocation, Texts } from './contract.ts';
import { sentenceOf } from './field-sentences.ts';
import { invalid } from './http-error.ts';
import type { Json, JsonObject } from './json.ts';
import { REQUEST_LIMITS } from './request-limits.ts';
import { addValueRules } from './value-rules.ts';

const DOCUMENT = 'contract';
const BOUNDS = ['maxLength', 'maxItems'] as const;
const WITHIN_BOUNDS = new Set(['minLength', 'pattern', 'format', 'items', 'uniqueItems']);
const MOST_ERRORS = 20;
const LONGEST_NAME = 64;

/** Each check is compiled when it is first used. */
export interface OperationChecks {
  parameters(location: ParameterLocation, value: unknown): void;
  body(value: unknown): void;
}

/** Path, query and header values are coerced to the contract's types. Unknown fields are rejected, never dropped. */
export const contractChecks = onceFor((contract: Contract) => onceFor(checksIn(contract)));

function checksIn(contract: Contract): (operation: Operation) => OperationChecks {
  const document = boundsFirst(withoutDiscriminatorMappings(contract.document)) as JsonObject;
  const exact = compiler(document, {});
  const reading = compiler(document, { coerceTypes: true, useDefaults: true });

  return (operation) => {
    const { body } = operation;
    const readingOf = (location: ParameterLocation) =>
      once(() => reading.compile(parametersSchema(operation, location)));
    const parameters = { path: readingOf('path'), query: readingOf('query'), header: readingOf('header') };
    const bodyCheck = body && once(() => exact.compile(prepared(body.schema)));

    return {
      parameters(location, value) {
        if (location === 'query') rejectMany(value);
        assertValid(parameters[location](), value, {});
      },
      body(value) {
        if (bodyCheck === undefined) {
          if (value !== undefined && !isEmptyObject(value))
            throw invalid([{ field: 'body', message: 'This operation takes no body.' }]);
          return;
        }
        if (value === undefined && !body?.required) return;
        assertValid(bodyCheck(), value === undefined ? {} : value, operation.texts.fields);
      },
    };
  };
}

/** Many clients send `{}` if they have nothing to send. */
const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

function onceFor<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function compiler(document: JsonObject, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    discriminator: true,
    ...options,
  });
  addValueRules(ajv);
  ajv.addSchema(document, DOCUMENT, false, false);
  return ajv;
}

function parametersSchema(operation: Operation, location: ParameterLocation): JsonObject {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  const nameOf = (name: string): string => (location === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [nameOf(name), prepared(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => nameOf(name)),
    additionalProperties: location === 'header',
  };
}

const prepared = (schema: JsonObject): JsonObject => boundsFirst(absoluteReferences(schema)) as JsonObject;

function absoluteReferences(schema: JsonObject): JsonObject {
  return mapObjects(schema, (object) => {
    const reference = object['$ref'];
    return typeof reference === 'string' && reference.startsWith('#')
      ? { ...object, $ref: `${DOCUMENT}${reference}` }
      : object;
  }) as JsonObject;
}

/** Ajv supports the discriminator's property, but not its mapping. */
function withoutDiscriminatorMappings(document: Json): Json {
  return mapObjects(document, (object) => {
    const { discriminator, ...rest } = object;
    if (typeof discriminator !== 'object' || discriminator === null || Array.isArray(discriminator))
      return object;
    const { mapping: _, ...kept } = discriminator;
    return { ...rest, discriminator: kept };
  });
}

/** Checks lengths first: patterns and items are expensive for long values. */
function boundsFirst(schema: Json): Json {
  return mapObjects(schema, (object) => {
    const bound = BOUNDS.find((name) => typeof object[name] === 'number');
    const entries = Object.entries(object);
    const others = entries.filter(([keyword]) => WITHIN_BOUNDS.has(keyword));
    if (bound === undefined || others.length === 0) return object;
    return {
      ...Object.fromEntries(entries.filter(([keyword]) => !WITHIN_BOUNDS.has(keyword))),
      if: { not: { [bound]: object[bound] ?? null } },
      else: Object.fromEntries(others),
    };
  });
}

function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(change(value)).map(([key, each]) => [key, mapObjects(each, change)]),
  );
}

/** Reports the first error of each field. Half of a pair comes last, because the contract's checks name the field. */
function assertValid(check: ValidateFunction, value: unknown, texts: Texts['fields']): void {
  const hasHalfPair = rejectNul(value);
  if (check(value)) {
    if (hasHalfPair) throw invalidTexts('Half of a surrogate pair is not allowed.');
    return;
  }
  const messages = new Map<string, string>();
  for (const error of check.errors ?? []) {
    // The condition's branch has reported its own errors.
    if (error.keyword === 'if') continue;
    const field = fieldOf(error);
    if (!messages.has(field)) messages.set(field, texts[field]?.[error.keyword] ?? sentenceOf(field, error));
    if (messages.size === MOST_ERRORS) break;
  }
  throw invalid([...messages].map(([field, message]) => ({ field, message })));
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const named: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const parts = instancePath.split('/').filter((part) => part !== '');
  return [...parts, ...(typeof named === 'string' ? [plainName(named)] : [])].join('.') || 'body';
}

/** An unknown name can be as long as the body. The response repeats only part of it. */
const plainName = (name: string): string => name.slice(0, LONGEST_NAME).replace(/[^ -~]|["\\]/g, '?');

/** A repeated parameter is a list. */
function rejectMany(query: unknown): void {
  const count = Object.values(query as object).flat().length;
  if (count <= REQUEST_LIMITS.parameters) return;
  const message = `The address has more than ${REQUEST_LIMITS.parameters} parameters.`;
  throw invalid([{ field: 'query', message }]);
}

const invalidTexts = (message: string) => invalid([{ field: 'body', message }]);

/**
 * PostgreSQL can't store NUL in a text. @returns whether a text has half of a surrogate pair, which PostgreSQL can't
 * store in JSON
 */
function rejectNul(root: unknown): boolean {
  let hasHalfPair = false;
  const left: unknown[] = [root];
  for (let value = left.pop(); value !== undefined || left.length > 0; value = left.pop()) {
    if (typeof value === 'string') {
      if (value.includes('\u0000')) throw invalidTexts('The character NUL is not allowed.');
      hasHalfPair ||= /\p{Surrogate}/u.test(value);
    } else if (typeof value === 'object' && value !== null)
      left.push(...Object.keys(value), ...Object.values(value));
  }
  return hasHalfPair;
}
