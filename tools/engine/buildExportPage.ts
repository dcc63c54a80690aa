import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds what every exported game has in common: one script that is no module, one style sheet, the licences of both. */
export async function buildExportPage(root: string, outDir: string, plugins: Plugin[]): Promise<void> {
  await build({
    root: join(root, 'packages/export-page'),
    configFile: false,
    // Its warnings are about what is wanted here: one large file that is no module.
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The wasm of scripts goes into the code: a page on a disk may fetch nothing.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      license: { fileName: 'libraries.md' },
      rolldownOptions: {
        input: join(root, 'packages/export-page/src/main.ts'),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'playloom.js',
          assetFileNames: 'playloom[extname]',
        },
      },
    },
  });
  const script = join(outDir, 'playloom.js');
  writeFileSync(script, keepSource(readFileSync(script, 'utf8')));
}

/** The script as a function that knows its own text: the worker of the room is made of it, where no file can be read again. */
function keepSource(code: string): string {
  return `(function playloom(){globalThis.playloomSource='('+playloom+')()';\n${code}\n})();\n`;
}
