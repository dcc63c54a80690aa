import { posix } from 'node:path';
import { isTestFile } from './isTestFile.ts';
import type { FolderArrow } from './listFolderArrows.ts';

/**
 * Puts the folders directly in `parent` on floors by what they import: those on the first import none of the others,
 * and every other folder is one floor above the highest that it imports. `parent` itself is its own files. Folders in a
 * circle, and all above them, are on the last floor together.
 */
export function listFloors(
  parent: string,
  paths: Iterable<string>,
  arrows: readonly FolderArrow[],
): string[][] {
  const floors: string[][] = [];
  let waiting = listFolders(parent, paths);
  while (waiting.length > 0) {
    const isBlocked = (folder: string) =>
      arrows.some(({ from, to }) => from === folder && waiting.includes(to));
    const floor = waiting.filter((folder) => !isBlocked(folder));
    floors.push(floor.length > 0 ? floor : waiting);
    waiting = floor.length > 0 ? waiting.filter(isBlocked) : [];
  }
  return floors;
}

function listFolders(parent: string, paths: Iterable<string>): string[] {
  const depth = parent === '' ? 0 : parent.split('/').length;
  const folders = [...paths]
    .filter((path) => !isTestFile(path) && (depth === 0 || path.startsWith(`${parent}/`)))
    .map((path) =>
      posix
        .dirname(path)
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
    );
  return [...new Set(folders)].toSorted();
}
