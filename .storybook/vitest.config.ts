import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineProject } from 'vitest/config';
import { STORY_LIMITS } from '../scripts/test/hangs.ts';
import { browserWith, optimizeDeps, SHARED_PAGES } from './browser-tests.ts';

/** Every story is a test in Chromium, with axe as an error. */
export default defineProject({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps,
  // Without motion, because content that fades in is invisible in its first frame.
  test: {
    ...STORY_LIMITS,
    ...SHARED_PAGES,
    name: 'stories',
    browser: browserWith({ reducedMotion: 'reduce' }),
  },
});
