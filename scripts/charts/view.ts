import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { build, type Plugin } from 'vite';
import { scxmlModel } from '#charts/simulate/scxml-model.ts';
import { serveStatecharts } from '#server/http/statecharts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CHARTS_OF_PORTAL = /\/shown-models\.ts$/;
const CHARTS_OF_FILES = '\0charts-of-files';

/** Serves the atelier on localhost with the machines that modules export and with SCXML files, until Ctrl+C. */
export async function view(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', default: '4100' } },
    allowPositionals: true,
  });
  if (positionals.length === 0 || !positionals.every((file) => existsSync(file)))
    throw new Error('Name modules that export XState 5 machines, or SCXML files');
  const files = positionals.map((file) => path.resolve(file));
  const { address } = await serveView(files, Number(values.port));
  return `${address}\nStop with Ctrl+C.`;
}

/** Builds the atelier with the charts from the given files, and serves it. Closing the server deletes the build. */
export async function serveView(
  files: readonly string[],
  port = 0,
): Promise<{ app: FastifyInstance; address: string }> {
  const code = codeOf(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'charts-view-'));
  await build({
    configFile: path.join(ROOT, 'vite.atelier.config.ts'),
    root: path.join(ROOT, 'src/atelier'),
    logLevel: 'error',
    plugins: [shownBy(code)],
    worker: { format: 'es', plugins: () => [shownBy(code)] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const app = Fastify();
  app.addHook('onClose', async () => rmSync(folder, { recursive: true, force: true }));
  await serveStatecharts(app, folder);
  return { app, address: `${await app.listen({ host: '127.0.0.1', port })}/statecharts/` };
}

const moduleOf = (name: string): string => JSON.stringify(path.join(ROOT, 'tools/charts/simulate', name));

/** Throws for an invalid SCXML document before anything is built. */
function codeOf(files: readonly string[]): string {
  const isScxml = (file: string) => /\.(?:scxml|xml)$/i.test(file);
  const modules = files.filter((file) => !isScxml(file));
  const documents = files.filter(isScxml).map((file) => readFileSync(file, 'utf8'));
  return [
    `import { modelsIn } from ${moduleOf('derived-model.ts')};`,
    `import { scxmlModel } from ${moduleOf('scxml-model.ts')};`,
    ...modules.map((file, index) => `import * as exported${index} from ${JSON.stringify(file)};`),
    'export const shownModels = {',
    ...modules.map((_, index) => `  ...modelsIn(exported${index}),`),
    ...documents.map(
      (text) => `  [${JSON.stringify(scxmlModel(text).machine.id)}]: scxmlModel(${JSON.stringify(text)}),`,
    ),
    '};',
  ].join('\n');
}

/** The charts from the files replace the portal's. */
const shownBy = (code: string): Plugin => ({
  name: 'charts-of-files',
  enforce: 'pre',
  resolveId: (source) => (CHARTS_OF_PORTAL.test(source) ? CHARTS_OF_FILES : undefined),
  load: (id) => (id === CHARTS_OF_FILES ? code : undefined),
});
