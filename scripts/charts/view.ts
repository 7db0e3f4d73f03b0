import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { build, type Plugin } from 'vite';
import { serveStatecharts } from '#server/http/statecharts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CHARTS_OF_PORTAL = /\/shown-models\.ts$/;
const CHARTS_OF_FILE = '\0charts-of-file';

/** Opens the machines that a module exports in the atelier, at an address of this computer, until Ctrl+C. */
export async function view(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', default: '4100' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || !existsSync(file))
    throw new Error('Name a module that exports XState 5 machines');
  const { address } = await serveView(path.resolve(file), Number(values.port));
  return `${address}\nStop with Ctrl+C.`;
}

/** Builds the atelier over the charts of a module, and serves it. Closing the server removes the build. */
export async function serveView(file: string, port = 0): Promise<{ app: FastifyInstance; address: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'charts-view-'));
  await build({
    configFile: path.join(ROOT, 'vite.atelier.config.ts'),
    root: path.join(ROOT, 'src/atelier'),
    logLevel: 'error',
    plugins: [chartsOf(file)],
    worker: { format: 'es', plugins: () => [chartsOf(file)] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const app = Fastify();
  app.addHook('onClose', async () => rmSync(folder, { recursive: true, force: true }));
  await serveStatecharts(app, folder);
  return { app, address: `${await app.listen({ host: '127.0.0.1', port })}/statecharts/` };
}

/** The charts of the file instead of the portal's. */
function chartsOf(file: string): Plugin {
  const derived = path.join(ROOT, 'tools/charts/simulate/derived-model.ts');
  return {
    name: 'charts-of-file',
    enforce: 'pre',
    resolveId: (source) => (CHARTS_OF_PORTAL.test(source) ? CHARTS_OF_FILE : undefined),
    load: (id) =>
      id === CHARTS_OF_FILE
        ? [
            `import * as exported from ${JSON.stringify(file)};`,
            `import { modelsIn } from ${JSON.stringify(derived)};`,
            'export const shownModels = modelsIn(exported);',
          ].join('\n')
        : undefined,
  };
}
