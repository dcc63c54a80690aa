import ts from 'typescript';
import { scriptLibraryFiles } from './scriptLibraryFiles.ts';

const LIBRARY_FOLDER = '/library/';
export const DECLARATIONS_PATH = '/playloom.d.ts';
export const SCRIPTS_FOLDER = '/scripts/';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  lib: Object.keys(scriptLibraryFiles),
};

interface HeldFile {
  readonly text: string;
  readonly version: number;
  readonly snapshot: ts.IScriptSnapshot;
}

export interface LanguageHost extends ts.LanguageServiceHost {
  write(path: string, text: string): void;
  remove(path: string): void;
  read(path: string): string | undefined;
  list(): readonly string[];
}

/** Provides the files in memory to the TypeScript service. */
export function createLanguageHost(): LanguageHost {
  const files = new Map<string, HeldFile>();
  let version = 0;
  const write = (path: string, text: string) => {
    if (files.get(path)?.text === text) return;
    version += 1;
    files.set(path, { text, version, snapshot: ts.ScriptSnapshot.fromString(text) });
  };
  for (const [file, text] of Object.entries(scriptLibraryFiles)) write(`${LIBRARY_FOLDER}${file}`, text);
  const read = (path: string) => files.get(path)?.text;
  const list = () => [...files.keys()].filter((path) => path.startsWith(SCRIPTS_FOLDER));
  return {
    write,
    read,
    list,
    remove(path) {
      if (files.delete(path)) version += 1;
    },
    getProjectVersion: () => String(version),
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [DECLARATIONS_PATH, ...list()],
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => files.get(path)?.snapshot,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIBRARY_FOLDER}lib.es5.d.ts`,
    fileExists: (path) => files.has(path),
    readFile: read,
    directoryExists: (path) => [...files.keys()].some((file) => file.startsWith(`${path}/`)),
    getDirectories: () => [],
    useCaseSensitiveFileNames: () => true,
  };
}
