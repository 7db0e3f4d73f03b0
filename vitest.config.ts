import { defineConfig } from 'vitest/config';
import { HANG_LIMITS } from './scripts/test/hangs.ts';
import { isProof } from './tests/support/depth.ts';

const IN_BROWSER = {
  stories: '.storybook/vitest.config.ts',
  parts: 'tests/browser/vitest.config.ts',
  appearances: '.storybook/appearances/vitest.config.ts',
};

const named = process.argv.flatMap((arg, place, all) => {
  if (arg === '--project') return all[place + 1] ?? [];
  return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
});
const isEach = named.length === 0 || named.some((name) => /[*!]/.test(name));

/** To load Storybook and its plugins takes five seconds of processor time: only runs of these projects load them. */
const inBrowser = Object.entries(IN_BROWSER)
  .filter(([name]) => isEach || named.includes(name))
  .map(([, file]) => file);

export default defineConfig({
  test: {
    projects: [
      ...inBrowser,
      {
        test: {
          ...HANG_LIMITS,
          name: 'unit',
          include: [
            'tests/{domain,machines,api,app,ui,widgets}/**/*.test.{ts,tsx}',
            'tools/*/tests/*.test.ts',
          ],
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'architecture',
          include: ['tests/{architecture,scripts}/**/*.test.ts'],
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/database-setup.ts',
          // Databases that live for seconds save the second, optimizing compilation of PGlite.
          execArgv: isProof ? [] : ['--liftoff-only'],
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: 'tests/support/database-setup.ts',
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'storybook',
          include: ['tests/storybook/**/*.test.ts'],
          globalSetup: 'tests/storybook/global-setup.ts',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...HANG_LIMITS,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
});
