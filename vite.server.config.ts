import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { type BuiltContract, digestOf } from './server/http/contract.ts';

/** The contract as JSON, so that no start has to parse YAML. */
const contractAsJson: Plugin = {
  name: 'contract-as-json',
  generateBundle() {
    const text = readFileSync('openapi/portal.yaml', 'utf8');
    const built: BuiltContract = { digest: digestOf(text), document: parse(text) };
    this.emitFile({ type: 'asset', fileName: 'contract.json', source: JSON.stringify(built) });
  },
};

export default defineConfig({
  plugins: [contractAsJson],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        cli: 'server/cli.ts',
        'database-worker': 'server/db/pglite/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
