import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'src/widgets';
const MAINS = ['main.tsx', 'main.ts'];
const MODULE = /^\/widgets\/([\w-]+)\.js(?:\?|$)/;
/** Loads a widget from its URL. The build replaces this file for the portal's own widgets. */
const LOADER = 'src/widgets/host/guest.ts';

/**
 * Builds each widget of `src/widgets/NAME` to `/widgets/NAME.js` together with the portal: code that both need stays
 * in the portal's own chunks, and the first page loads the same code as without widgets. In development, that URL
 * returns the unbundled module.
 */
export function widgetModules(): Plugin {
  let root = process.cwd();
  let widgets: readonly string[] = [];
  const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }) => {
    const name = widgets.find((each) => mainOf(root, each) === facadeModuleId);
    return name === undefined ? 'assets/[name]-[hash].js' : `widgets/${name}.js`;
  };
  return {
    name: 'widget-modules',

    config(given, { command, isSsrBuild }) {
      root = path.resolve(given.root ?? root);
      if (command !== 'build' || isSsrBuild === true) return undefined;
      widgets = widgetsIn(root);
      const codeSplitting = { groups: [{ name: 'portal', tags: ['$initial' as const], priority: 2 }] };
      return { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting } } } };
    },

    transform(code, id) {
      if (widgets.length === 0 || id !== path.join(root, LOADER)) return undefined;
      const mains = widgets.map((name) => `() => import(${JSON.stringify(mainOf(root, name))})`);
      return {
        code: `${code}\nexport const ownWidgets = [${mains.join(', ')}];\n`,
        moduleSideEffects: 'no-treeshake',
        map: null,
      };
    },

    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const main = mainOf(root, MODULE.exec(request.url ?? '')?.[1] ?? '');
        if (main !== undefined) request.url = `/${path.relative(root, main)}`;
        next();
      });
    },
  };
}

function widgetsIn(root: string): string[] {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => mainOf(root, name) !== undefined);
}

function mainOf(root: string, name: string): string | undefined {
  if (name === '') return undefined;
  return MAINS.map((main) => path.join(root, FOLDER, name, main)).find(existsSync);
}
