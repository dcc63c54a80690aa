import { defineConfig } from 'vite';

/**
 * The client of one engine version. `CLIENT_VERSION` names it in its address, `CLIENT_OUT` is where it goes;
 * the manifest says which files a page loads.
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
    // The compressed size is what players wait for.
    reportCompressedSize: true,
    rolldownOptions: { input: 'src/main.ts' },
  },
});
