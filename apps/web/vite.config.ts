import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs travels in two files instead of sixty; what one page needs stays in its own. */
const SHARED_FILES = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 1 },
  // With all it imports: icons, buttons, fields.
  { name: 'frame', test: /src\/shell\/(?:ShellFrame|ErrorPage|pageMeta)\.tsx?$/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Parts of the editor load on demand: found only then, their libraries would make the page load anew.
  optimizeDeps: { entries: ['src/editor/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
});
