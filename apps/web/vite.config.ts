import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Bundles modules that every page needs into two files instead of sixty. */
const SHARED_FILES = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 1 },
  // Includes imported modules: icons, buttons, fields.
  { name: 'frame', test: /src\/shell\/(?:ShellFrame|ErrorPage|createPageMeta)\.tsx?$/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The editor loads parts on demand. Without this, finding their libraries late would reload the page.
  optimizeDeps: { entries: ['src/editor/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
});
