import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const LEAST_BYTES = 1024;
const COMPRESSIBLE = /^(application\/(json|yaml)|text\/)/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

/** The build compresses static files. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const compressible = COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''));
    if (!compressible || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const bytes = Buffer.from(payload);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === undefined || bytes.length < LEAST_BYTES || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoders[encoding](bytes);
  });
}

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
