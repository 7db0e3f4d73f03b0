import { build } from 'vite';

/** Bundles a source file and its imports into one script; `name` holds its exports. */
export async function bundled(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, name, formats: ['iife'], fileName: name },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const built of outputs) {
    if (!('output' in built)) continue;
    const [chunk] = built.output;
    return chunk.code;
  }
  throw new Error(`${entry} was not built.`);
}
