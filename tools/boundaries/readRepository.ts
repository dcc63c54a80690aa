import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface PackageManifest {
  name?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Repository {
  /** Source text by path from the repository root, with forward slashes. */
  sources: ReadonlyMap<string, string>;
  /** `package.json` by folder; the folder of the root is the empty string. */
  manifests: ReadonlyMap<string, PackageManifest>;
}

const IGNORED_FOLDERS = new Set(['node_modules', 'build', 'dist', 'coverage', 'migrations']);
/** The root also has the files of a server. Elsewhere `data` is a folder with sources. */
const IGNORED_ROOT_FOLDERS = new Set([...IGNORED_FOLDERS, 'data']);
const SOURCE_FILE = /\.(?:ts|tsx|mts|mjs|js|jsx)$/;
/** Scripts of games are not checked. They are part of the game and run in the sandbox, where other rules apply. */
const GAME_SCRIPT = /^games\/[^/]+\/scripts\//;

export function readRepository(root: string): Repository {
  const sources = new Map<string, string>();
  const manifests = new Map<string, PackageManifest>();
  for (const file of listFiles(root, IGNORED_ROOT_FOLDERS)) {
    const path = relative(root, file).split(sep).join('/');
    if (path.endsWith('.d.ts') || GAME_SCRIPT.test(path)) continue;
    if (SOURCE_FILE.test(path)) sources.set(path, readFileSync(file, 'utf8'));
    if (path === 'package.json' || path.endsWith('/package.json')) {
      manifests.set(path.replace(/\/?package\.json$/, ''), JSON.parse(readFileSync(file, 'utf8')));
    }
  }
  return { sources, manifests };
}

function* listFiles(folder: string, ignored: ReadonlySet<string>): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || ignored.has(entry.name)) continue;
      yield* listFiles(join(folder, entry.name), IGNORED_FOLDERS);
    } else if (entry.isFile()) {
      yield join(folder, entry.name);
    }
  }
}
