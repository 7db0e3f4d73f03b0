import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'src/widgets';
const MAINS = ['main.tsx', 'main.ts'];
const MODULE = /^\/widgets\/([\w-]+)\.js(?:\?|$)/;

/**
 * Builds each widget of `src/widgets/NAME` into `/widgets/NAME.js`, with the portal: what both need they share. While
 * developing, that address answers the module as it stands.
 */
export function widgetModules(): Plugin {
  let root = process.cwd();
  return {
    name: 'widget-modules',

    config(given, { command, isSsrBuild }) {
      root = path.resolve(given.root ?? root);
      if (command !== 'build' || isSsrBuild === true) return undefined;
      const names = widgetsIn(root);
      if (names.length === 0) return undefined;
      return {
        build: {
          rolldownOptions: {
            input: {
              index: path.join(root, 'index.html'),
              ...Object.fromEntries(names.map((name) => [`widgets/${name}`, mainOf(root, name) ?? ''])),
            },
            preserveEntrySignatures: 'exports-only',
            output: {
              entryFileNames: ({ name }) =>
                name.startsWith('widgets/') ? '[name].js' : 'assets/[name]-[hash].js',
            },
          },
        },
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
