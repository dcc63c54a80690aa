import { ALLOWED_IMPORTS } from './boundaries/allowedImports.ts';
import { findFolderCycles } from './boundaries/findFolderCycles.ts';
import { findTableProblems } from './boundaries/findTableProblems.ts';
import { type BoundaryRules, findViolations } from './boundaries/findViolations.ts';
import { listFolderArrows } from './boundaries/listFolderArrows.ts';
import { readModules } from './boundaries/readModules.ts';
import { readRepository, type Repository } from './boundaries/readRepository.ts';

/**
 * The only folders that may contain raw SQL: `sql` of drizzle-orm, and the `pg` driver. Elsewhere it is in the files of a
 * resource named `…Queries.ts`.
 */
const RAW_SQL_FOLDERS: readonly string[] = [
  'apps/server/src/storage',
  'apps/server/src/jobs',
  'apps/server/src/testing',
  'benchmarks',
];

/** Folders whose state belongs to the session of an open game, so their modules have no maps except caches. */
const STATELESS_FOLDERS: readonly string[] = ['packages/editor', 'packages/editor-core'];

export const BOUNDARY_RULES: BoundaryRules = {
  allowedImports: ALLOWED_IMPORTS,
  rawSqlFolders: RAW_SQL_FOLDERS,
  statelessFolders: STATELESS_FOLDERS,
};

/** The arrows of a cycle that are printed. More would hide those worth removing first. */
const PRINTED_ARROWS = 12;

/** `node tools/boundaries.ts --folders packages/engine` prints the cycles between folders there. */
function printFolderCycles(repository: Repository, prefix: string): void {
  const arrows = listFolderArrows(repository, readModules(repository.sources));
  for (const cycle of findFolderCycles(arrows)) {
    if (!cycle.folders.some((folder) => folder.startsWith(prefix))) continue;
    console.log(`${cycle.folders.length} folders import each other: ${cycle.folders.join(', ')}`);
    for (const { from, to, imports } of cycle.arrows.slice(0, PRINTED_ARROWS))
      console.log(`  ${from} → ${to}: ${imports.length} imports, such as ${imports[0]}`);
  }
}

if (import.meta.main) {
  const repository = readRepository(process.cwd());
  if (process.argv[2] === '--folders') printFolderCycles(repository, process.argv[3] ?? '');
  else {
    const violations = [
      ...findTableProblems(process.cwd(), ALLOWED_IMPORTS),
      ...findViolations(repository, BOUNDARY_RULES),
    ];
    for (const violation of violations) console.error(violation);
    process.exitCode = violations.length > 0 ? 1 : 0;
  }
}
