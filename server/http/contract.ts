import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import type { Json, JsonObject } from './json.ts';
import { type BodyShape, largestBody } from './largest-body.ts';

export const CONTRACT_FILE = path.join(ROOT, 'openapi', 'portal.yaml');
const BUILT_FILE = path.join(ROOT, 'dist', 'server', 'contract.json');

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];
export type ParameterLocation = 'path' | 'query' | 'header';

interface Parameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  schema: JsonObject;
}

export interface Operation {
  id: string;
  method: Method;
  path: string;
  parameters: readonly Parameter[];
  /** Undefined if the operation accepts no body. */
  body: { schema: JsonObject; required: boolean; largest: BodyShape } | undefined;
  /** The limit of an operation whose body may be larger than others. */
  bodyBytes: number | undefined;
  successStatus: number;
  secured: boolean;
  texts: Texts;
}

export interface Texts {
  success: string;
  errors: ReadonlyMap<number, string>;
  /** By field, then by the schema keyword that failed. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Contract {
  document: JsonObject;
  text: string;
  operations: readonly Operation[];
}

export interface BuiltContract {
  digest: string;
  document: JsonObject;
}

let loaded: Contract | undefined;

/**
 * The linter checks the contract, so a wrong shape here only throws. Servers in one process share the contract, and
 * with it the checks compiled for it.
 */
export async function loadContract(file: string = CONTRACT_FILE): Promise<Contract> {
  const text = readFileSync(file, 'utf8');
  if (loaded?.text === text) return loaded;
  const document = objectAt(builtFrom(text) ?? (await parsed(text)), 'the contract');
  const operations = Object.entries(objectAt(document['paths'], 'paths')).flatMap(([url, item]) =>
    METHODS.flatMap((method) => {
      const pathItem = objectAt(item, url);
      const operation = pathItem[method.toLowerCase()];
      return operation === undefined
        ? []
        : [readOperation(document, url, method, pathItem, objectAt(operation, `${method} ${url}`))];
    }),
  );
  loaded = { document, text, operations };
  return loaded;
}

/** The build's result, if it is for this text: parsing YAML takes a tenth of a start. */
function builtFrom(text: string): JsonObject | undefined {
  if (!existsSync(BUILT_FILE)) return undefined;
  const built: BuiltContract = JSON.parse(readFileSync(BUILT_FILE, 'utf8'));
  return built.digest === digestOf(text) ? built.document : undefined;
}

async function parsed(text: string): Promise<Json> {
  const { parse } = await import('yaml');
  return parse(text);
}

function readOperation(
  document: JsonObject,
  url: string,
  method: Method,
  pathItem: JsonObject,
  source: JsonObject,
): Operation {
  const where = `${method} ${url}`;
  const resolve = (value: Json | undefined, name: string): JsonObject =>
    dereference(document, objectAt(value, `${where} ${name}`));
  const parameters = [...listAt(pathItem['parameters']), ...listAt(source['parameters'])].map((each) =>
    readParameter(resolve(each, 'parameters'), where),
  );
  const body =
    source['requestBody'] === undefined ? undefined : resolve(source['requestBody'], 'requestBody');
  const statuses = Object.keys(objectAt(source['responses'], `${where} responses`)).map(Number);
  const successStatus = statuses.find((status) => status >= 200 && status < 300);
  if (successStatus === undefined) throw new Error(`${where} has no success answer`);
  const bodySchema = body && jsonSchemaOf(body);
  return {
    id: textAt(source['operationId'], `${where} operationId`),
    method,
    path: url,
    parameters,
    body: bodySchema && {
      schema: bodySchema,
      required: body?.['required'] === true,
      largest: largestBody(bodySchema, (schema) => dereference(document, schema)),
    },
    bodyBytes: bodyBytesOf(source['x-body-kilobytes']),
    successStatus,
    secured: listAt(source['security'] ?? document['security']).length > 0,
    texts: readTexts(source['x-messages'] ?? {}, where),
  };
}

const KILOBYTE = 1024;

const bodyBytesOf = (kilobytes: Json | undefined): number | undefined =>
  typeof kilobytes === 'number' ? kilobytes * KILOBYTE : undefined;

function readTexts(source: Json, where: string): Texts {
  const { success = '', fields = {}, ...errors } = objectAt(source, `${where} x-messages`);
  const textsOf = (holder: Json, name: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(objectAt(holder, `${where} ${name}`)).map(([key, text]) => [
        key,
        textAt(text, `${where} ${name}`),
      ]),
    );
  return {
    success: textAt(success, `${where} x-messages.success`),
    errors: new Map(
      Object.entries(textsOf(errors, 'x-messages')).map(([status, text]) => [Number(status), text]),
    ),
    fields: Object.fromEntries(
      Object.entries(objectAt(fields, `${where} x-messages.fields`)).map(([field, texts]) => [
        field,
        textsOf(texts, field),
      ]),
    ),
  };
}

function readParameter(source: JsonObject, where: string): Parameter {
  const location = source['in'];
  if (location !== 'path' && location !== 'query' && location !== 'header') {
    throw new Error(`${where}: a parameter is in ${String(location)}`);
  }
  return {
    name: textAt(source['name'], `${where} parameter name`),
    in: location,
    required: source['required'] === true,
    schema: objectAt(source['schema'], `${where} parameter schema`),
  };
}

function jsonSchemaOf(holder: JsonObject): JsonObject | undefined {
  const content = holder['content'];
  if (content === undefined) return undefined;
  const json = objectAt(content, 'content')['application/json'];
  return json === undefined ? undefined : objectAt(objectAt(json, 'application/json')['schema'], 'schema');
}

function dereference(document: JsonObject, value: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const target = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((at, key) => objectAt(at, reference)[key], document);
  return dereference(document, objectAt(target, reference));
}

function objectAt(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`The contract has no object at ${where}`);
  }
  return value as JsonObject;
}

function textAt(value: Json | undefined, where: string): string {
  if (typeof value !== 'string') throw new Error(`The contract has no text at ${where}`);
  return value;
}

const listAt = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
