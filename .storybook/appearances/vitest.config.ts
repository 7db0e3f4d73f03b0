import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { HANG_LIMITS } from '../../scripts/test/hangs.ts';
import { isProof } from '../../tests/support/depth.ts';
import { browserWith, optimizeDeps, SHARED_PAGES } from '../browser-tests.ts';

const NAMES = /^export const (\w+)/gm;
const EXAMINE = JSON.stringify(path.join(import.meta.dirname, 'examine.ts'));

/** Turns each story file into a test file by appending a check of its exports. */
const examineStories = (): Plugin => ({
  name: 'bridgework:examine-stories',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => {
      const names = [...code.matchAll(NAMES)].map(([, name]) => name).join(', ');
      return `import { examine } from ${EXAMINE};\n${code}\nexamine({ default: meta, ${names} });\n`;
    },
  },
});

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Tests each story of the design system and of the shared components in every appearance that the toolbar offers. */
export default defineProject({
  root: ROOT,
  plugins: [react(), examineStories()],
  optimizeDeps,
  test: {
    ...HANG_LIMITS,
    ...SHARED_PAGES,
    name: 'appearances',
    root: ROOT,
    dir: ROOT,
    include: [
      'src/{ui,screens/shared}/**/*.stories.tsx',
      '.storybook/foundations/*.stories.tsx',
      '.storybook/appearances/*.test.ts',
    ],
    setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
    provide: { isProof },
    browser: browserWith({ reducedMotion: 'no-preference' }),
  },
});
