import { findFolderCycles } from './boundaries/findFolderCycles.ts';
import { type BoundaryRules, findViolations } from './boundaries/findViolations.ts';
import { listFolderArrows } from './boundaries/listFolderArrows.ts';
import { readModules } from './boundaries/readModules.ts';
import { readRepository, type Repository } from './boundaries/readRepository.ts';

const LIBRARIES = [
  'packages/game-format',
  'packages/engine',
  'packages/scripting',
  'packages/protocol',
  'packages/room',
  'packages/renderer',
  'packages/game-client',
  'packages/draft',
  'packages/editor-core',
  'packages/api-contract',
  'packages/design-system',
];

/**
 * Folders that each folder may import from, including type imports. A file belongs to the longest folder in this table
 * that contains it, and every folder may import from itself. `apps/web` therefore means the web application without its
 * pages and play folders, so those two cannot import each other through it.
 */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'packages/game-format': [],
  'packages/design-system': [],
  'packages/engine': ['packages/game-format'],
  'packages/protocol': ['packages/game-format'],
  'packages/renderer': ['packages/game-format'],
  // The draft of a game. The server stores and publishes drafts, and the editor changes them.
  'packages/draft': ['packages/game-format'],
  'packages/editor-core': ['packages/game-format', 'packages/draft'],
  'packages/api-contract': ['packages/game-format'],
  'packages/scripting': ['packages/game-format', 'packages/engine'],
  // Everything that travels between web process, rooms process and room thread.
  'packages/room-contract': ['packages/game-format', 'packages/protocol'],
  'packages/room': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'packages/protocol',
    'packages/room-contract',
  ],
  'packages/game-client': [
    'packages/game-format',
    'packages/protocol',
    'packages/renderer',
    'packages/engine',
  ],
  // The page of exported games. It is the only shipped code that contains both the client and a room.
  'packages/export-page': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'packages/protocol',
    'packages/room',
    'packages/game-client',
    'packages/renderer',
    'packages/api-contract',
  ],

  'apps/server': [
    'packages/game-format',
    'packages/draft',
    'packages/api-contract',
    'packages/room-contract',
    'apps/server/src/storage',
    'apps/server/src/testing',
  ],
  'apps/server/src/storage': [
    'packages/game-format',
    'packages/api-contract',
    'apps/server',
    'apps/server/src/testing',
  ],
  // The rooms process has no database, so it may not import storage.
  'apps/server/src/rooms-process': [
    'packages/game-format',
    'packages/api-contract',
    'packages/engine',
    'packages/scripting',
    'packages/protocol',
    'packages/room-contract',
    'packages/room',
    'apps/server',
  ],
  'apps/server/src/testing': [
    'packages/game-format',
    'packages/api-contract',
    'packages/room-contract',
    'apps/server',
    'apps/server/src/storage',
  ],

  // What the pages and the editor share: addresses, the API client, time, forms, dialogs, the session.
  'packages/site': [
    'packages/game-format',
    'packages/editor-core',
    'packages/api-contract',
    'packages/design-system',
  ],
  'packages/editor': [...LIBRARIES, 'packages/site'],

  'apps/web': [...LIBRARIES, 'packages/site'],
  'apps/web/src/pages': [...LIBRARIES, 'packages/site', 'packages/editor', 'apps/web'],
  'apps/web/src/play': [...LIBRARIES, 'packages/site', 'apps/web'],

  // Sources and tests of the starter games. A game never imports the programs that draw, build or photograph it.
  games: [
    'packages/game-format',
    'packages/engine',
    'tools/games/tiles',
    'tools/games/kit',
    'tools/games/starters',
    'tools/games/play',
    'tools/games/testing',
  ],
  docs: [],
  tools: ['apps/server/src/testing', 'packages/game-format', 'packages/scripting'],
  'tools/games/tiles': [],
  'tools/games/starters': ['packages/game-format'],
  'tools/games/kit': ['packages/game-format', 'tools/games/tiles'],
  'tools/games/draw': [],
  'tools/games/art': [
    'packages/game-format',
    'tools/games/tiles',
    'tools/games/starters',
    'tools/games/draw',
  ],
  // Plays games without a room.
  'tools/games/play': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'tools/games/starters',
  ],
  // Plays a game, renders it in a browser and saves the image.
  'tools/games/covers': [
    'packages/game-format',
    'packages/engine',
    'packages/renderer',
    'tools',
    'tools/games/starters',
    'tools/games/play',
    'tools/games/draw',
  ],
  // Builds the documents of games and records their golden hashes.
  'tools/games': ['packages/game-format', 'packages/engine', 'tools/games/starters', 'tools/games/play'],
  'tools/games/testing': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'packages/protocol',
    'packages/room',
    'tools/games',
    'tools/games/starters',
    'tools/games/play',
  ],
  e2e: ['packages/api-contract', 'apps/server/src/testing', 'tools'],
  'e2e/engine': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'tools',
    'tools/games/starters',
    'tools/games/play',
    'tools/games/testing',
    'e2e',
  ],
  'e2e/hud': [
    'packages/game-client',
    'packages/game-format',
    'packages/protocol',
    'tools',
    'tools/games/starters',
    'e2e',
  ],
  'e2e/renderer': ['packages/game-format', 'packages/renderer', 'tools', 'e2e'],
  // Tests the client with a real room, without the site.
  'e2e/client': [
    'packages/game-format',
    'packages/engine',
    'packages/scripting',
    'packages/protocol',
    'packages/room',
    'packages/game-client',
    'tools',
    'tools/games/starters',
    'tools/games/testing',
    'e2e',
  ],
  // Tests the platform with real rooms, because decisions on one side must take effect on the other.
  'e2e/safety': [
    'packages/api-contract',
    'packages/room-contract',
    'packages/protocol',
    'apps/server',
    'apps/server/src/storage',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
  ],
  // Kills servers with players in their rooms, and checks what the database has stored.
  'e2e/killed': [
    'packages/api-contract',
    'packages/protocol',
    'apps/server',
    'apps/server/src/storage',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
  ],
  benchmarks: [
    ...LIBRARIES,
    'packages/room-contract',
    'apps/server',
    'apps/server/src/storage',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
    'apps/web',
    'apps/web/src/pages',
    'apps/web/src/play',
    'packages/site',
    'packages/editor',
    'tools',
    'tools/games/starters',
    'tools/games/play',
    'tools/games/testing',
  ],
};

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
    const violations = findViolations(repository, BOUNDARY_RULES);
    for (const violation of violations) console.error(violation);
    process.exitCode = violations.length > 0 ? 1 : 0;
  }
}
