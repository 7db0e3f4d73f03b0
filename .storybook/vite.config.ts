import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The portal's own plugins and nothing of its pages. */
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 2000 } });
