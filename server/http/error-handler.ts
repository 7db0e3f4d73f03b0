import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { UNEXPECTED_ERROR_MESSAGE } from '#domain/failure/failure.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { codeOf } from '../error-code.ts';
import { HttpError } from './http-error.ts';
import { opensPage } from './opens-page.ts';
import { REQUEST_LIMITS } from './request-limits.ts';

type Refusal = readonly [status: number, code: ErrorCode, message: string];

const REFUSALS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupportedMediaType', 'Send the body as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformedRequest', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformedRequest', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'malformedRequest', "Content-Length doesn't match the body."],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'bodyTooLarge', 'The body is too large.'],
  FST_ERR_BAD_URL: [400, 'malformedRequest', 'The address is not valid.'],
};

const BROKEN: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'requestTimeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'headersTooLarge', 'The headers of the request are too large.'],
};

/** Every error response has the shape of API-22. */
export function handleErrors(app: FastifyInstance, isUnavailable: (error: unknown) => boolean): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    sendError(reply, request, toHttpError(error, isUnavailable), error),
  );
}

type Headers = Readonly<Record<string, string>>;

/** A URL that can't be parsed reaches no route and no hook. */
export function answerUnroutable(headers: Headers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (error.code === 'FST_ERR_BAD_URL' && opensPage(request)) {
      reply.redirect(ROUTES.dashboard.path);
      return;
    }
    sendError(
      reply,
      request,
      toHttpError(error, () => false),
      error,
    );
  };
}

/** Invalid HTTP and slow requests get a response on the socket, which then closes. */
export function answerBrokenRequest(headers: Headers) {
  return (error: BrokenRequest, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, code, message] = refusalOf(error);
    const body = JSON.stringify(new HttpError(status, code, message).body());
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`, ...lines];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

type BrokenRequest = Error & { code?: string; rawPacket?: unknown };

/** The part of the request line that has arrived so far. */
const REQUEST_LINE = /^[A-Z]+ \/[^\r\n]*/;

/** The URL is too long if the request line alone exceeds the limit or has not ended. */
function refusalOf({ code = '', rawPacket }: BrokenRequest): Refusal {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const line = REQUEST_LINE.exec(packet)?.[0] ?? '';
  const isAddress = line.length > REQUEST_LIMITS.headBytes || (line !== '' && line === packet);
  if (code === 'HPE_HEADER_OVERFLOW' && isAddress) return [414, 'addressTooLong', 'The address is too long.'];
  return BROKEN[code] ?? [400, 'malformedRequest', 'The request is not valid HTTP.'];
}

function toHttpError(error: unknown, isUnavailable: (error: unknown) => boolean): HttpError {
  if (error instanceof HttpError) return error;
  const refusal = REFUSALS[codeOf(error)];
  if (refusal) return new HttpError(...refusal);
  if (isUnavailable(error)) {
    const message = 'Bridgework is temporarily unavailable. Try again shortly.';
    return new HttpError(503, 'unavailable', message, { headers: { 'retry-after': '5' } });
  }
  return new HttpError(500, 'serverError', UNEXPECTED_ERROR_MESSAGE);
}

function sendError(
  reply: FastifyReply,
  request: FastifyRequest,
  answer: HttpError,
  cause: unknown,
): FastifyReply {
  if (answer.status >= 500 && answer !== cause) request.log.error({ err: cause }, 'the request failed');
  return reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .type('application/json; charset=utf-8')
    .send(answer.body(request.routeOptions.config.operation?.texts.errors.get(answer.status)));
}
