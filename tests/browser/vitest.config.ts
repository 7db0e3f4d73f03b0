import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/house/chromium.mjs';
import { HANG_LIMITS } from '../../scripts/test/hangs.ts';
import { isProof } from '../support/depth.ts';
import { fieldsPage } from '../support/fields-page.ts';

const executablePath = findChromium();

/** Serves a page in the place of the card fields, anew each time. */
const cardFields = (): Plugin => ({
  name: 'bridgework:card-fields',
  configureServer({ middlewares }) {
    let served = 0;
    middlewares.use('/hosted-fields', (_request, response) => {
      served += 1;
      response.setHeader('content-type', 'text/html');
      response.end(fieldsPage(served));
    });
  },
});

/** Parts mounted alone in Chromium, for somebody who asked for less motion. */
export default defineProject({
  plugins: [react(), cardFields()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@internationalized/date',
      'react-aria-components',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@xstate/react',
      'axe-core',
      'lucide',
      'wouter',
      'xstate',
    ],
  },
  test: {
    ...HANG_LIMITS,
    name: 'parts',
    include: ['**/*.test.{ts,tsx}'],
    provide: { isProof },
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
        contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
