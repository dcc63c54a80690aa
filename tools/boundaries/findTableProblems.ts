import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderCycles } from './findFolderCycles.ts';
import { type ImportTable, listAreas } from './listAreas.ts';

/**
 * Checks the table of allowed imports itself: every folder that it names exists, and it lets no folders import each
 * other in a circle. Imports that only tests have do not count.
 */
export function findTableProblems(root: string, table: ImportTable): string[] {
  const areas = listAreas(table);
  const arrows = [...areas].flatMap(([from, { imports }]) =>
    imports.map((to) => ({ from, to, imports: [`${from} → ${to}`] })),
  );
  const named = new Set([...areas].flatMap(([folder, { imports, tests }]) => [folder, ...imports, ...tests]));
  return [
    ...[...named]
      .filter((folder) => !areas.has(folder) || !existsSync(join(root, folder)))
      .map(
        (folder) => `The table names ${folder}, which ${areas.has(folder) ? 'does not exist' : 'has no row'}`,
      ),
    ...findFolderCycles(arrows).map(
      ({ folders }) => `The table lets ${folders.length} folders import each other: ${folders.join(', ')}`,
    ),
  ];
}
