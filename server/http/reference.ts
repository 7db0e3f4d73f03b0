import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REFERENCE_POLICY } from './security-headers.ts';

const FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'favicon-32x32.png',
] as const;
const FILE_CACHE = 'public, max-age=3600';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bridgework API reference</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** `validatorUrl: null`: the reference sends the contract to no other server. */
const START = `SwaggerUIBundle({
  url: '/docs/portal.yaml',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  validatorUrl: null,
});
`;

/** Served from this server only, without inline scripts. */
export async function serveReference(app: FastifyInstance, contract: string): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', FILE_CACHE));
    await files.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: (file) => FILES.some((name) => file === `/${name}`),
    });
  });
  for (const url of ['/docs', '/docs/']) {
    app.get(url, (_request, reply) =>
      reply.header('content-security-policy', REFERENCE_POLICY).type('text/html; charset=utf-8').send(PAGE),
    );
  }
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  app.get('/docs/portal.yaml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(contract),
  );
}
