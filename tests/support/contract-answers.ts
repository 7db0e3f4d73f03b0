import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { contract, fields, type Media, operations, schemas } from './contract-document.ts';

interface Answered {
  status: number;
  contentType: string | undefined;
  /** Undefined if there is none, or for a stream. */
  body: string | Buffer | undefined;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
formatsPlugin(ajv);
ajv.addSchema(contract, 'contract', false, false);
const compiled = new Map<unknown, ValidateFunction>();

function checkOf(schema: Media['schema']): ValidateFunction {
  const name = schema['$ref'] ?? schema;
  const whole =
    typeof name === 'string'
      ? { $ref: `contract${name}` }
      : { ...schema, components: contract['components'] };
  const check = compiled.get(name) ?? ajv.compile(whole);
  compiled.set(name, check);
  return check;
}

const ERROR: Media = { type: 'application/json', schema: fields(schemas['ErrorAnswer']), examples: [] };

/**
 * How a response's status, media type or body breaks the contract; undefined if it does not. Uses other code than the
 * server to read the contract. A response without an operation must be an error.
 */
export function breachOf(operationId: string | undefined, answer: Answered): string | undefined {
  const operation = operations.find(({ id }) => id === operationId);
  const status = String(answer.status);
  if (operation && !operation.answers.has(status)) return 'the contract does not name this status';
  const media = operation ? operation.answers.get(status) : ERROR;
  if (media === undefined) return answer.body?.length ? 'the contract has no body for it' : undefined;
  const type = answer.contentType?.split(';')[0];
  if (type !== media.type) return `it is ${type ?? 'nothing'}, and not ${media.type}`;
  if (media.type !== 'application/json') return undefined;
  const value: { status: number; code: string } = JSON.parse(String(answer.body));
  const check = checkOf(media.schema);
  const holds: boolean = check(value);
  if (!holds) return ajv.errorsText(check.errors, { dataVar: 'answer' });
  if (answer.status < 400) return undefined;
  if (value.status !== answer.status) return 'the status in the body differs from that of the response';
  const isListed = operation?.codes.get(status)?.includes(value.code) ?? true;
  return isListed ? undefined : `it does not list the code ${value.code}`;
}

/** Reports every response of the API that breaks the contract. */
export function checkAgainstContract(app: FastifyInstance, report: (breach: string) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.routeOptions.config.operation;
    const isOurs = operation !== undefined || request.url.startsWith('/api/');
    if (!isOurs || request.method === 'HEAD') return payload;
    const type = reply.getHeader('content-type');
    const breach = breachOf(operation?.id, {
      status: reply.statusCode,
      contentType: type === undefined ? undefined : String(type),
      body: unpacked(payload as Payload, reply.getHeader('content-encoding')),
    });
    const name = operation?.id ?? request.url;
    if (breach) report(`${name} responds with ${reply.statusCode} against the contract: ${breach}`);
    return payload;
  });
}

type Payload = string | Buffer | Readable | null | undefined;

function unpacked(payload: Payload, encoding: unknown): string | Buffer | undefined {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return undefined;
  if (encoding === 'br') return brotliDecompressSync(payload);
  return encoding === 'gzip' ? gunzipSync(payload) : payload;
}
