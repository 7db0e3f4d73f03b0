import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/house/chromium.mjs';

const executablePath = findChromium();

/** Parts mounted alone in Chromium, for somebody who asked for less motion. */
export default defineProject({
  plugins: [react()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
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
    name: 'parts',
    include: ['**/*.test.tsx'],
    testTimeout: 60_000,
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
