import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import portal from '../vite.config.ts';

/** The portal's own plugins and nothing of its pages; style sheets for the browsers that the portal is for. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 2000, target: portal.build?.cssTarget },
});
