import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import portal from '../vite.config.ts';

/**
 * Uses the portal's own plugins but none of its pages, and compiles styles for the browsers that the portal supports.
 */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 2000, target: portal.build?.cssTarget },
});
