import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { sharedFiles } from './sharedFiles.ts';

/** Parts of React Router’s decoder that report the end of a response, by promises which nobody handles. */
const UNHANDLED_ENDS = ['done.reject(reason);', '.then(() => reader.closed)'];

/**
 * Removes the unhandled promises from React Router’s decoder. A click or a live message aborts the load before it, and
 * if the response has begun but not ended by then, these promises reject as uncaught errors.
 */
const removeUnhandledEnds: Plugin = {
  name: 'remove-unhandled-ends',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/vendor\/turbo-stream-v2\/turbo-stream\.js$/ },
    handler(code) {
      const missing = UNHANDLED_ENDS.filter((part) => !code.includes(part));
      if (missing.length > 0) this.error(`React Router’s decoder has changed: no ${missing.join(', no ')}`);
      return UNHANDLED_ENDS.reduce((changed, part) => changed.replace(part, ''), code);
    },
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), removeUnhandledEnds],
  // The editor loads parts on demand. Scan its files up front, because libraries found later would reload the page.
  optimizeDeps: { entries: ['../../packages/editor/src/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
});
