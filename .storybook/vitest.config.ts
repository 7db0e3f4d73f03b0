import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from '../scripts/house/chromium.mjs';

const executablePath = findChromium();

/** Every story is a test in Chromium, with axe as an error. */
export default defineProject({
  plugins: [storybookTest({ configDir: dirname(fileURLToPath(import.meta.url)) })],
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
      'lucide',
      'wouter',
      'wouter/memory-location',
      'xstate',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
