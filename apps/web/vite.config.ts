import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Modules that every page needs, bundled into two files instead of sixty. */
const SHARED_FILES = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 1 },
  // Also contains what these modules import: icons, buttons, fields.
  { name: 'frame', test: /src\/(?:shell\/ShellFrame|shell\/ErrorPage|rendering\/createPageMeta)\.tsx?$/ },
  // Each file that pages share is a line in the list of files that every page loads, so small ones are together.
  {
    name: 'fields',
    test: /design-system\/src\/inputs\/(?:CharacterCounter|LabeledField|TextInput|Textarea)\//,
  },
  { name: 'modal', test: /design-system\/src\/overlays\/(?:ConfirmDialog|Modal)\// },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The editor loads parts on demand. Scan its files up front, because libraries found later would reload the page.
  optimizeDeps: { entries: ['../../packages/editor/src/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
});
