import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutChartProse } from './scripts/vite/chart-prose.ts';
import { compileAhead } from './scripts/vite/compile-ahead.ts';
import { portalPage } from './scripts/vite/portal-page.ts';
import { widgetModules } from './scripts/vite/widget-modules.ts';

/** Where `npm run dev` makes the API server listen. */
const apiServer = process.env['API_SERVER'] ?? 'http://127.0.0.1:4000';

/** Each is bundled into one file with its imports, because a file costs a request and 0.8 kB of headers. */
const IN_ONE_FILE = [
  { name: 'SignedInPage', test: /\/(SignedInPage\.tsx|widget-element\.ts)$/, priority: 1 },
  { name: 'mount-search', test: /\/mount-search\.tsx$/ },
];

export default defineConfig({
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    portalPage(),
    withoutChartProse(),
    widgetModules(),
    compileAhead(),
  ],
  resolve: {
    /** React has had this hook since version 18, so the shim for older versions is left out. */
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist/portal',
    target: 'es2022',
    /** The oldest browsers that support light-dark(), so that the tokens reach the page unchanged. */
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: 'manifest.json',
    license: { fileName: '.vite/portal-licenses.json' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    /** No module, ours or a package's, reads a property for its side effect. */
    rolldownOptions: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: IN_ONE_FILE } } } } },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/answer',
        '/api',
        '/dev',
        '/docs',
        '/health',
        '/hosted-fields',
        '/metrics',
        '/mp-',
        '/password-reset',
        '/receipts',
        '^/report(\\?|$)',
        '/statecharts',
        '/widgets',
      ].map((path) => [path, { target: apiServer }]),
    ),
  },
});
