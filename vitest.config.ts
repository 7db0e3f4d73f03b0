import { defineConfig } from 'vitest/config';
import { HANG_LIMITS } from './scripts/test/hangs.ts';

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      'tests/browser/vitest.config.ts',
      '.storybook/appearances/vitest.config.ts',
      {
        test: {
          ...HANG_LIMITS,
          name: 'unit',
          include: ['tests/{domain,machines,api,app,widgets}/**/*.test.{ts,tsx}', 'tools/*/tests/*.test.ts'],
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
