import { hashBytes } from './hashBytes.ts';
import {
  IMPORT_MODULE,
  quickJsBuild,
  quickJsExports,
  type QuickJsFunctions,
  type QuickJsImport,
  quickJsImports,
  SBRK,
  STACK_TOP,
} from './quickJsBuild.ts';

interface ModuleImport {
  readonly module: string;
  readonly name: string;
  readonly kind: string;
}

/** An error about a build that `quickJsBuild.ts` doesn't describe. */
export function createBuildError(difference: string): Error {
  const { package: name, version } = quickJsBuild;
  return new Error(
    `The script machine can't run this QuickJS build: ${difference}. ` +
      `It runs ${name} ${version} only. Install that version, or follow the steps to upgrade in ` +
      'packages/scripting/src/machine/quickJsBuild.ts.',
  );
}

/** Checks that the wasm file is the one that `quickJsBuild.ts` describes. */
export function checkQuickJsFile(bytes: Uint8Array): void {
  const { fileBytes, fileHash } = quickJsBuild;
  // Padded, because the hash reads whole words.
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  const hash = hashBytes(padded);
  if (bytes.length === fileBytes && hash === fileHash) return;
  throw createBuildError(
    `its file has ${bytes.length} bytes and the hash ${hash} instead of ${fileBytes} bytes and ${fileHash}`,
  );
}

/** Checks that a module imports exactly what the machine provides, such as the check that stops endless loops. */
export function checkQuickJsImports(imports: readonly ModuleImport[]): void {
  const expected = Object.entries(quickJsImports).map(
    ([name, short]) => `${IMPORT_MODULE}.${short}: ${name === 'memory' ? 'memory' : 'function'}`,
  );
  const found = imports.map(({ module, name, kind }) => `${module}.${name}: ${kind}`);
  const missing = expected.find((entry) => !found.includes(entry));
  if (missing !== undefined) throw createBuildError(`it doesn't import ${missing}`);
  const unknown = found.find((entry) => !expected.includes(entry));
  if (unknown !== undefined) throw createBuildError(`it imports the unknown ${unknown}`);
}

/** Gives imports the short names of the build. */
export function toShortImports(imports: { readonly [Name in QuickJsImport]: object }): object {
  const entries = Object.entries(quickJsImports).map(([name, short]) => {
    return [short, imports[name as QuickJsImport]] as const;
  });
  return { [IMPORT_MODULE]: Object.fromEntries(entries) };
}

/** Gives the exports of an instance readable names. Throws if one is missing or has other parameters. */
export function bindQuickJsExports(exports: object): QuickJsFunctions {
  const bound = Object.entries(quickJsExports).map(([name, [short, cName, parameters]]) => {
    const found: unknown = (exports as { readonly [short: string]: unknown })[short];
    if (typeof found !== 'function' || found.length !== parameters)
      throw createBuildError(`its export ${short} should be ${cName} (parameters: ${parameters})`);
    return [name, found] as const;
  });
  return Object.fromEntries(bound) as unknown as QuickJsFunctions;
}

/** Checks the layout of the memory of an instance before its first call. */
export function checkMemoryLayout({ getStackPointer }: QuickJsFunctions, words: Uint32Array): void {
  if (getStackPointer() === STACK_TOP && words[SBRK >> 2] === STACK_TOP) return;
  throw createBuildError('it has another memory layout');
}
