import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagesNotBuilt } from './http-error.ts';
import { freshNonce, readPage } from './page.ts';
import { statechartsPolicy } from './security-headers.ts';

const PREFIX = '/statecharts/';
const NONCE = '<!--portal:nonce-->';
const HASHED_FILES = `${PREFIX}assets/`;

/** The statechart viewer: code without data, which works without any other server. */
export async function serveStatecharts(app: FastifyInstance, folder: string): Promise<void> {
  const page = readPage(folder);

  app.get('/statecharts', (_request, reply) => reply.redirect(PREFIX));
  app.get(PREFIX, (_request, reply) => {
    if (page === undefined) throw pagesNotBuilt();
    const nonce = freshNonce();
    return reply
      .header('content-security-policy', statechartsPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE, `<meta property="csp-nonce" nonce="${nonce}">`));
  });
  if (page === undefined) return;
  await app.register(async (files) => {
    const workerPolicy = statechartsPolicy(freshNonce());
    files.addHook('onRequest', async (request, reply) => {
      const hashed = request.url.startsWith(HASHED_FILES);
      reply.headers({
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': workerPolicy,
        vary: 'accept-encoding',
      });
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: PREFIX,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
    });
  });
}
