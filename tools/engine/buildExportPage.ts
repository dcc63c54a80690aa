import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const LICENCES = 'libraries.md';
const LICENCES_3D = 'libraries-3d.md';

interface ScriptPlan {
  readonly root: string;
  readonly outDir: string;
  readonly plugins: Plugin[];
  /** Below the sources of the page, without its ending. */
  readonly entry: string;
  /** The name of the script, without its ending. */
  readonly name: string;
  readonly licences: string;
}

/** Builds what every exported game has in common: scripts that are no modules, one style sheet, the licences of all. */
export async function buildExportPage(root: string, outDir: string, plugins: Plugin[]): Promise<void> {
  const page = { root, outDir, plugins: [...plugins, excludeThreeD(root)] };
  await buildScript({ ...page, entry: 'main', name: 'playloom', licences: LICENCES });
  await buildScript({ ...page, entry: 'threeD', name: 'playloom-3d', licences: LICENCES_3D });
  appendFileSync(join(outDir, LICENCES), `\n${readFileSync(join(outDir, LICENCES_3D), 'utf8')}`);
  rmSync(join(outDir, LICENCES_3D));
  const script = join(outDir, 'playloom.js');
  writeFileSync(script, embedSource(readFileSync(script, 'utf8')));
}

async function buildScript({ root, outDir, plugins, entry, name, licences }: ScriptPlan): Promise<void> {
  await build({
    root: join(root, 'packages/export-page'),
    configFile: false,
    // Its warnings are about what is wanted here: large files that are no modules.
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      // The wasm of scripts goes into the code: a page on a disk may fetch nothing.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      license: { fileName: licences },
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

/** The client's way to 3D would put all of it into the one script that everybody loads. */
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

/** The script as a function that knows its own text: the worker of the room is made of it, where no file can be read again. */
function embedSource(code: string): string {
  return `(function playloom(){globalThis.playloomSource='('+playloom+')()';\n${code}\n})();\n`;
}
