import { ALLOWED_IMPORTS } from './boundaries/allowedImports.ts';
import { findFolderCycles } from './boundaries/findFolderCycles.ts';
import { findTableProblems } from './boundaries/findTableProblems.ts';
import { type BoundaryRules, findViolations } from './boundaries/findViolations.ts';
import { listFloors } from './boundaries/listFloors.ts';
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

function printFolderCycles(repository: Repository, prefix: string): void {
  const arrows = listFolderArrows(repository, readModules(repository.sources));
  for (const cycle of findFolderCycles(arrows)) {
    if (!cycle.folders.some((folder) => folder.startsWith(prefix))) continue;
    console.log(`${cycle.folders.length} folders import each other: ${cycle.folders.join(', ')}`);
    for (const { from, to, imports } of cycle.arrows.slice(0, PRINTED_ARROWS))
      console.log(`  ${from} → ${to}: ${imports.length} imports, such as ${imports[0]}`);
  }
}

function printFloors(repository: Repository, prefix: string): void {
  const parent = prefix.replace(/\/$/, '');
  const arrows = listFolderArrows(repository, readModules(repository.sources));
  const floors = listFloors(parent, repository.sources.keys(), arrows);
  const shorten = (folder: string) =>
    folder === (parent || '.') ? 'its own files' : folder.slice(parent.length).replace(/^\//, '');
  for (const [level, folders] of [...floors.entries()].reverse())
    console.log(`${level}  ${folders.map(shorten).join(', ')}`);
}

function printViolations(repository: Repository): void {
  const violations = [
    ...findTableProblems(process.cwd(), ALLOWED_IMPORTS),
    ...findViolations(repository, BOUNDARY_RULES),
  ];
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

/**
 * `node tools/boundaries.ts` prints what `npm run check` finds, `--folders packages/engine` the circles of folders
 * there, and `--floors packages/engine/src` its folders, each above those that it imports.
 */
if (import.meta.main) {
  const repository = readRepository(process.cwd());
  const [option, prefix = ''] = process.argv.slice(2);
  if (option === '--folders') printFolderCycles(repository, prefix);
  else if (option === '--floors') printFloors(repository, prefix);
  else printViolations(repository);
}
