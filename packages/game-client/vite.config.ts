import { defineConfig } from 'vite';

/**
 * Builds the client of one engine version. `CLIENT_VERSION` is part of its address, `CLIENT_OUT` is the output
 * folder. The manifest lists the files that a page loads.
 */
const version = process.env['CLIENT_VERSION'] ?? 'dev';

export default defineConfig({
  root: import.meta.dirname,
  base: `/client/${version}/`,
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: process.env['CLIENT_OUT'] ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Players download the compressed files, so the build reports their size.
    reportCompressedSize: true,
    rolldownOptions: { input: 'src/main.ts' },
  },
});
