import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and root files whose words are checked. */
const ROOTS = ['apps', 'packages', 'games', 'tools', 'e2e', 'benchmarks', 'deploy', 'docs'];
const ROOT_FILES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const WORD_FILE = /\.(?:tsx?|mjs|js|md)$/;

/** Folders with external or generated files, which are never committed. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'build', 'dist', 'coverage']);

/** The only files and folders that are not checked, with the reason. A folder includes everything in it. */
export const UNCHECKED_PATHS: Readonly<Record<string, string>> = {
  'packages/scripting/playloom.d.ts': 'generated from the catalog, which is checked',
  'tools/games/art/catalog.md': 'generated from the plans, which are checked',
  'apps/server/src/storage/migrations': 'applied migrations never change',
  'docs/spec.md': 'quotes the requirements as they were given',
  'tools/check/words/wordRules.ts': 'quotes every phrase it forbids',
  'tools/check/words/phraseRules.ts': 'quotes every phrase it forbids',
  'tools/check/words/wordRules.test.ts': 'quotes phrases that must be found',
  'tools/check/words/findWords.test.ts': 'quotes phrases that must be found',
};

interface WordFiles {
  files: string[];
  folders: string[];
}

/** Lists the files and folders whose words are checked, as paths from the root with forward slashes. */
export function listWordFiles(root: string): WordFiles {
  const found: WordFiles = { files: [...ROOT_FILES], folders: [] };
  for (const folder of ROOTS) addFolder(root, folder, found);
  return found;
}

function addFolder(root: string, folder: string, found: WordFiles): void {
  found.folders.push(folder);
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (Object.hasOwn(UNCHECKED_PATHS, path) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) addFolder(root, path, found);
    else if (entry.isFile() && WORD_FILE.test(entry.name)) found.files.push(path);
  }
}
