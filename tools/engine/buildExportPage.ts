import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const LICENSES = 'libraries.md';
const LICENSES_3D = 'libraries-3d.md';

interface ScriptPlan {
  readonly root: string;
  readonly outDir: string;
  readonly plugins: Plugin[];
  /** Path of the entry in the sources of the page, without extension. */
  readonly entry: string;
  /** Name of the built script, without extension. */
  readonly name: string;
  readonly licenses: string;
}

/** Builds the files that all exported games share: classic scripts (not modules), one style sheet and all licenses. */
export async function buildExportPage(root: string, outDir: string, plugins: Plugin[]): Promise<void> {
  const page = { root, outDir, plugins: [...plugins, excludeThreeD(root)] };
  await buildScript({ ...page, entry: 'main', name: 'playloom', licenses: LICENSES });
  await buildScript({ ...page, entry: 'threeD', name: 'playloom-3d', licenses: LICENSES_3D });
  appendFileSync(join(outDir, LICENSES), `\n${readFileSync(join(outDir, LICENSES_3D), 'utf8')}`);
  rmSync(join(outDir, LICENSES_3D));
  const script = join(outDir, 'playloom.js');
  writeFileSync(script, embedSource(readFileSync(script, 'utf8')));
}

async function buildScript({ root, outDir, plugins, entry, name, licenses }: ScriptPlan): Promise<void> {
  await build({
    root: join(root, 'packages/export-page'),
    configFile: false,
    // Hides warnings about large files that are not modules, because they are intended here.
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      // Inlines the wasm of the script engine, because a page opened from disk may not fetch files.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      license: { fileName: licenses },
      rolldownOptions: {
        input: join(root, `packages/export-page/src/${entry}.ts`),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: `${name}.js`,
          assetFileNames: `${name}[extname]`,
        },
      },
    },
  });
}

/**
 * Replaces the module that loads the 3D renderer. Otherwise the whole renderer would be in the script that every export
 * loads.
 */
function excludeThreeD(root: string): Plugin {
  const replaced = join(root, 'packages/game-client/src/start/loadThreeD.ts');
  return {
    name: 'playloom-three-d-apart',
    load: (id) =>
      id === replaced
        ? `export { loadThreeD } from '${join(root, 'packages/export-page/src/page/loadThreeD.ts')}';`
        : null,
  };
}

/**
 * Wraps the script in a function that stores its own source in a global variable. The worker of the room is created
 * from it, because no file can be fetched.
 */
function embedSource(code: string): string {
  return `(function playloom(){globalThis.playloomSource='('+playloom+')()';\n${code}\n})();\n`;
}
