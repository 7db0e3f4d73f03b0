import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      'tests/browser/vitest.config.ts',
      '.storybook/looks/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,machines,api,app,widgets}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: { name: 'model', include: ['tests/model/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2 },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/{architecture,scripts}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        test: {
          name: 'storybook',
          include: ['tests/storybook/**/*.test.ts'],
          globalSetup: 'tests/storybook/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          // For a proof axe looks at every step of the walks.
          testTimeout: process.env['PROVE'] === '1' ? 600_000 : 120_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
