import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { contract, fields, type Media, operations, schemas } from './contract-document.ts';

/** What came back for a call, as far as the contract speaks of it. */
interface Answered {
  status: number;
  contentType: string | undefined;
  /** The text or the bytes; undefined where there is none, or where it is a stream. */
  body: string | Buffer | undefined;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
formatsPlugin(ajv);
const compiled = new Map<unknown, ValidateFunction>();

function checkOf(schema: Media['schema']): ValidateFunction {
  const name = schema['$ref'] ?? schema;
  const check = compiled.get(name) ?? ajv.compile({ ...schema, components: contract['components'] });
  compiled.set(name, check);
  return check;
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));
const ERROR: Media = { type: 'application/json', schema: fields(schemas['ErrorAnswer']), examples: [] };

/**
 * What is wrong with an answer, or undefined where it keeps the contract: its status, its media type, its body. By
 * another reading of the contract than the server's. Without an operation it has to be an error.
 */
export function breachOf(operationId: string | undefined, answer: Answered): string | undefined {
  const operation = operationId === undefined ? undefined : byId.get(operationId);
  const status = String(answer.status);
  if (operation && !operation.answers.has(status)) return 'the contract does not name this status';
  const media = operation ? operation.answers.get(status) : ERROR;
  if (media === undefined) return answer.body?.length ? 'the contract has no body for it' : undefined;
  const type = answer.contentType?.split(';')[0];
  if (type !== media.type) return `it is ${type ?? 'nothing'}, and not ${media.type}`;
  return media.type === 'application/json'
    ? breachOfJson(media, answer, operation?.codes.get(status))
    : undefined;
}

function breachOfJson(
  { schema }: Media,
  { status, body }: Answered,
  codes?: readonly unknown[],
): string | undefined {
  const value = parsed(String(body));
  const check = checkOf(schema);
  if (!check(value)) return ajv.errorsText(check.errors, { dataVar: 'answer' });
  if (status < 400) return undefined;
  const error = value as { status: number; code: string };
  if (error.status !== status) return 'the status within differs from the one without';
  return codes?.includes(error.code) === false ? `it does not list the code ${error.code}` : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    if (breach)
      report(
        `${operation?.id ?? request.url} responds with ${reply.statusCode} against the contract: ${breach}`,
      );
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
