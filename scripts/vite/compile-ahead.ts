import type { Plugin } from 'vite';

/** Makes V8 compile every function of a file while the file loads, off the page's main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Marks the code of the login page and the shell. */
const SHELL = /\/src\/app\/shell\/SignedInPage\.tsx$/;

interface Chunk {
  type: 'chunk';
  code: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>;

/**
 * Marks the chunks of the login page and the shell. Nearly all of their code runs at once, and V8 would otherwise
 * compile each function on the main thread at its first call.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of firstChunks(bundle)) chunk.code = HINT + chunk.code;
      },
    },
  };
}

/** The shell's chunk, and every chunk that it needs to start. */
function firstChunks(bundle: Bundle): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  Object.values(bundle).filter(isShell).forEach(add);
  return found;
}

const isShell = (chunk: Chunk | { type: 'asset' }): boolean =>
  chunk.type === 'chunk' && chunk.moduleIds.some((id) => SHELL.test(id));
