import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/setup/chromium.mjs';
import { HANG_LIMITS } from '../../scripts/test/hangs.ts';

const executablePath = findChromium();

/** Components and DOM code in Chromium, where a test needs real input. */
export default defineProject({
  plugins: [react()],
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
      'lucide',
      'wouter',
      'xstate',
    ],
  },
  test: {
    ...HANG_LIMITS,
    name: 'parts',
    include: ['**/*.test.{ts,tsx}'],
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
