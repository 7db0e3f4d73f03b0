import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGS, findChromium } from '../scripts/setup/chromium.mjs';

const executablePath = findChromium();

/** What stories import: found by the optimizer before the first test, not during one. */
export const optimizeDeps = {
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
    '@storybook/addon-docs/blocks',
    '@storybook/react-vite',
    '@xstate/react',
    'axe-core',
    'lucide',
    'storybook/internal/core-events',
    'storybook/test',
    'storybook/theming',
    'wouter',
    'wouter/memory-location',
    'xstate',
  ],
};

/**
 * Two pages, one for each core. The files of a page share its modules, which saves 1.4 seconds of processor time for
 * each file. A story ends without storage, cookies or attributes of its own, and the next story unmounts it.
 */
export const SHARED_PAGES = { isolate: false, maxWorkers: 2 };

/** The installed Chromium, without a window. */
export const browserWith = ({ reducedMotion }: { reducedMotion: 'reduce' | 'no-preference' }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
    contextOptions: { reducedMotion, timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
});
