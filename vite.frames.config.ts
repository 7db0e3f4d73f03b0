import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutChartProse } from './scripts/vite/chart-prose.ts';

/**
 * Pages that the portal shows in frames. They have separate chunks: none of them loads the portal's code, and the
 * portal loads none of theirs (MISSION-2). They are built into the portal's folder after it.
 */
export default defineConfig({
  root: 'src/frames',
  publicDir: false,
  plugins: [react(), withoutChartProse()],
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: false,
    license: { fileName: '.vite/frames-licenses.json' },
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['hosted-fields', 'marketplace', 'report'].map((name) => `src/frames/${name}/index.html`),
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
});
