import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverPathAt } from '#domain/navigation/server-paths.ts';
import { appearanceInCookies } from '#domain/session/appearance.ts';
import { type Config, pageConfig } from '../config.ts';
import { notFound, pagesNotBuilt } from './http-error.ts';
import { opensPage } from './opens-page.ts';
import { freshNonce, readPageTemplate, renderPage } from './page.ts';
import { portalPolicy } from './security-headers.ts';

/** Widget modules have the same address in every version. */
const WIDGETS = '/widgets/';
const HASHED_FILES = '/assets/';
const ASSET_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the portal's HTML at every path that is not the server's own or a file's: the page handles its routes
 * (ROUTE-7). Built files are served precompressed.
 */
export async function servePages(
  app: FastifyInstance,
  options: { folder: string; config: Config; version: string },
): Promise<void> {
  const { folder, config } = options;
  const template = readPageTemplate(folder);
  const browserConfig = pageConfig(config, options.version);
  if (existsSync(folder)) await serveFiles(app, folder);
  if (config.widgetsDir !== '') await serveWidgets(app, config.widgetsDir);

  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (template === undefined) throw pagesNotBuilt();
    const nonce = freshNonce();
    const { cookie } = request.headers;
    const page = renderPage(template, request.url, nonce, browserConfig, appearanceInCookies(cookie));
    return reply
      .header('content-security-policy', portalPolicy(config, nonce, request.url))
      .type('text/html; charset=utf-8')
      .send(page);
  };

  app.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request)) throw notFound();
    return sendPage(request, reply.code(200));
  });
}

function serveFiles(app: FastifyInstance, folder: string) {
  return app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const hashed = request.url.startsWith(HASHED_FILES);
      reply.headers({ 'cache-control': hashed ? ASSET_YEAR : REVALIDATE, vary: 'accept-encoding' });
    });
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
    });
  });
}

/** Third-party widget modules. The portal's own modules win. */
function serveWidgets(app: FastifyInstance, folder: string) {
  return app.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', REVALIDATE);
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: WIDGETS,
      index: false,
      dotfiles: 'ignore',
      allowedPath: (file) => path.posix.extname(file) !== '' && isIn(folder, file),
      cacheControl: false,
      decorateReply: false,
    });
  });
}

/** Resolves symbolic links. */
function isIn(folder: string, file: string): boolean {
  try {
    return realpathSync(path.join(folder, file)).startsWith(realpathSync(folder) + path.sep);
  } catch {
    return false;
  }
}

/** A missing file is a 404. A person who opens an address with a dot, such as `/goals.html`, gets the page. */
function isPageAddress(request: FastifyRequest): boolean {
  const address = request.url.replace(/\?.*$/s, '');
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    serverPathAt(address) === undefined &&
    (path.posix.extname(address) === '' || opensPage(request))
  );
}
