import type { ImportTable } from './listAreas.ts';

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
 * that contains it, and every folder may import from itself.
 *
 * `floors` are folders or files inside, from the ground up; in `packages` and `apps` they are inside `src`. Each may
 * import those on the floors below, and not its neighbors on the same floor. Files on no floor are above all of them.
 */
export const ALLOWED_IMPORTS: ImportTable = {
  'packages/game-format': {
    imports: [],
    floors: [
      ['json', 'problems'],
      'catalog',
      'rules',
      ['document', 'sentence'],
      ['generate', 'hash', 'map', 'migrate', 'player-data', 'references', 'release', 'scripts'],
      ['example', 'shape'],
      'diff',
      'parse',
    ],
  },
  'packages/design-system': {
    imports: [],
    floors: [['fonts', 'styling', 'text'], 'layout', ['inputs', 'navigation'], ['feedback', 'overlays']],
  },
  'packages/engine': {
    imports: ['packages/game-format'],
    floors: [
      ['engineVersion.ts', 'codec', 'entities', 'math'],
      'map',
      'physics',
      'world',
      ['threads', 'values'],
      'triggers',
      'systems',
      'rules',
      ['compile', 'scripts'],
      'simulation',
      'debug',
      ['prediction', 'snapshot'],
      'tape',
    ],
  },
  'packages/protocol': {
    imports: ['packages/game-format'],
    floors: [['bytes', 'transport', 'view', 'wire'], ['fields', 'outbox'], 'messages', 'snapshot'],
  },
  'packages/renderer': {
    imports: ['packages/game-format'],
    floors: ['shared', 'null', ['three-d', 'two-d']],
  },
  // The draft of a game. The server stores and publishes drafts, and the editor changes them.
  'packages/draft': { imports: ['packages/game-format'], floors: [['layout', 'tiles']] },
  'packages/editor-core': {
    imports: ['packages/game-format', 'packages/draft'],
    floors: [
      ['editor', 'ids', 'locations'],
      ['find', 'history', 'import', 'references'],
      ['code', 'map', 'rules', 'types'],
      'tree',
      ['course', 'search'],
    ],
  },
  'packages/api-contract': ['packages/game-format'],
  'packages/scripting': {
    imports: ['packages/game-format', 'packages/engine'],
    floors: ['limits.ts', ['machine', 'prelude'], 'host'],
  },
  // Everything that travels between web process, rooms process and room thread.
  'packages/room-contract': {
    imports: ['packages/game-format', 'packages/protocol'],
    floors: ['players', 'thread', 'process'],
  },
  'packages/room': {
    imports: [
      'packages/game-format',
      'packages/engine',
      'packages/scripting',
      'packages/protocol',
      'packages/room-contract',
    ],
    floors: [
      'limits',
      ['buffers', 'tape'],
      'state',
      'connections',
      'kick',
      'clients',
      ['receive', 'view'],
      'run',
      'worker',
      'local',
    ],
  },
  'packages/game-client': {
    imports: ['packages/game-format', 'packages/protocol', 'packages/renderer', 'packages/engine'],
    floors: [
      ['input', 'predict', 'time'],
      ['entities', 'settings'],
      ['contract', 'controls', 'sound'],
      'tips',
      ['connect', 'hud'],
      'session',
      ['frames', 'headless', 'present', 'view'],
      ['directions', 'feel'],
      'start',
    ],
  },
  // The page of exported games. It is the only shipped code that contains both the client and a room.
  'packages/export-page': {
    imports: [
      'packages/game-format',
      'packages/engine',
      'packages/scripting',
      'packages/protocol',
      'packages/room',
      'packages/game-client',
      'packages/renderer',
      'packages/api-contract',
    ],
    floors: ['room', 'page'],
  },

  'apps/server': {
    imports: ['packages/game-format', 'packages/draft', 'packages/api-contract', 'packages/room-contract'],
    tests: ['apps/server/src/testing'],
    floors: [
      ['process', 'text-filter'],
      ['storage', 'redis', 'fetching', 'chains', 'object-store'],
      'mail',
      ['jobs', 'http', 'secrets'],
      ['files', 'live'],
      ['engines', 'rooms-gateway'],
      ['backup', 'file-moves'],
      'areas/identity',
      'areas/people',
      'areas/economy',
      'areas/creation',
      'areas/play',
      'areas/community',
      'areas/operations',
      'demo',
      // The composition root. Nothing below takes all that it creates, only `main.ts` starts it.
      ['app', 'commands'],
    ],
  },
  // The rooms process has no database, so it may not import storage.
  'apps/server/src/rooms-process': {
    imports: [
      'packages/game-format',
      'packages/api-contract',
      'packages/engine',
      'packages/scripting',
      'packages/protocol',
      'packages/room-contract',
      'packages/room',
      'apps/server/src/process',
      'apps/server/src/text-filter',
      'apps/server/src/redis',
      'apps/server/src/http',
      'apps/server/src/files',
      'apps/server/src/engines',
      'apps/server/src/rooms-gateway',
    ],
    tests: ['apps/server/src/testing'],
    floors: [['colyseus', 'journal', 'simulation'], 'context', 'sockets', 'room', 'fleet', 'placement'],
  },
  'apps/server/src/testing': [
    'packages/game-format',
    'packages/api-contract',
    'packages/room-contract',
    'apps/server',
  ],

  // What the pages and the editor share: addresses, the API client, time, forms, dialogs, the session.
  'packages/site': {
    imports: [
      'packages/game-format',
      'packages/editor-core',
      'packages/api-contract',
      'packages/design-system',
    ],
    floors: [
      ['api', 'art', 'browser', 'overlays', 'paths', 'rendering', 'session', 'time'],
      ['course', 'forms', 'games'],
      'moderation',
      'testing',
    ],
  },
  'packages/editor': {
    imports: [...LIBRARIES, 'packages/site'],
    floors: [
      ['editor.css', 'checks', 'loading'],
      'localGames',
      'session',
      ['actions', 'gameFiles', 'locations', 'requests', 'textEditor'],
      ['assets', 'ruleLines'],
      'forms',
      ['dialogs', 'parts'],
      'guides',
      'workspace',
      'start',
    ],
  },

  'apps/web': {
    imports: [...LIBRARIES, 'packages/site', 'apps/web/content'],
    floors: [
      ['styles.css', 'art', 'numbers', 'rendering'],
      ['access', 'arrival', 'coins', 'events', 'games', 'live', 'login', 'markdown', 'people', 'portals'],
      ['notices', 'push', 'wallets'],
      'chat',
      ['dialogs', 'social'],
      'party',
      'shell',
      ['pages', 'play'],
    ],
  },
  // The only page that loads the editor.
  'apps/web/src/pages/create': ['packages/editor', 'packages/site', 'apps/web'],
  'apps/web/content': [],

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
  // Tests of the files for operators, with the server that they start.
  deploy: ['apps/server', 'apps/server/src/testing', 'tools'],
  tools: {
    imports: ['packages/game-format', 'packages/scripting'],
    tests: ['apps/server/src/testing'],
  },
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
    'packages/room-contract',
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
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
  ],
  // Starts a whole fleet, lets bots play in it, and compares what they saw with what the servers stored.
  'e2e/fleet': [
    'packages/api-contract',
    'packages/game-client',
    'packages/game-format',
    'packages/protocol',
    'packages/room',
    'packages/room-contract',
    'packages/scripting',
    'apps/server',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
    'tools',
    'tools/games/play',
    'tools/games/starters',
  ],
  // Kills servers with players in their rooms, and checks what the database has stored.
  'e2e/killed': [
    'packages/api-contract',
    'packages/protocol',
    'apps/server',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
  ],
  benchmarks: [
    ...LIBRARIES,
    'packages/room-contract',
    'apps/server',
    'apps/server/src/rooms-process',
    'apps/server/src/testing',
    'apps/web',
    'tools',
    'tools/games/starters',
    'tools/games/play',
    'tools/games/testing',
  ],
};
