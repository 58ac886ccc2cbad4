// How the browser's half is served while developing and built into dist/web.
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: at('.'),
  plugins: [react()],
  resolve: {
    alias: {
      '@gelanggang/domain': at('../../libs/domain/src'),
      '@gelanggang/contract': at('../../libs/contract/src'),
      '@web': at('./src'),
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    outDir: at('../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
  },
});
