import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A page for working on the drawings: `npx vite web/dev`. Not part of the product. */
export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  build: { outDir: '../../node_modules/.cache/tablewright/board-dev', emptyOutDir: true },
});
