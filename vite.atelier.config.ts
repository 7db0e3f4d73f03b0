import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The atelier at /statecharts/, a separate page in a separate folder. It includes the descriptions and requirement
 * ids of the charts, which the portal's files leave out.
 */
export default defineConfig({
  root: 'src/atelier',
  base: '/statecharts/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  resolve: { dedupe: ['xstate', 'react', 'react-dom'] },
  build: {
    outDir: '../../dist/statecharts',
    emptyOutDir: true,
    license: { fileName: '.vite/atelier-licenses.json' },
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
  },
});
