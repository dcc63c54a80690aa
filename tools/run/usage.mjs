import { parseArgs } from 'node:util';
import { exitCodes } from './exitCodes.mjs';
import { RunFailure } from './RunFailure.mjs';

const DATA_DIR = ['DATA_DIR', 'Folder with the database, files, and secrets. Default: ./data'];
const DATABASE_URL = ['DATABASE_URL', 'PostgreSQL server to use instead of the embedded one.'];
const SECRET_KEY = ['SECRET_KEY', 'Key of the site. Default: the key in DATA_DIR'];
const FILES_URL = ['FILES_URL', 'Bucket of an S3-compatible store, if the files are not in DATA_DIR.'];
const SKIP_MISSING = {
  type: 'boolean',
  text: 'Leave out files that are lost. Without it, missing files are an error.',
};
const CHROMIUM_PATH = ['CHROMIUM_PATH', 'Chromium to use, if it is not found by itself.'];
const SERVER_ENVIRONMENT = [
  ['PORT', 'Port of the web server. Default: 3000'],
  ['HOST', 'Address to listen on. Default: 127.0.0.1'],
  ['PUBLIC_URL', 'Address people use in their browser. Default: http://localhost:PORT'],
  DATA_DIR,
  DATABASE_URL,
];
const TEST_FILTERS = [['filter …', 'Run only test files whose path contains this text.']];
const TEST_OPTIONS = {
  t: { type: 'string', value: 'text', text: 'Run only tests whose title contains this text.' },
  project: {
    type: 'string',
    value: 'name',
    text: 'Run one kind of test: unit, integration, process, browser, or e2e.',
  },
};

/**
 * All commands of `npm run`: what `--help` prints, and which arguments the command accepts. `most` is the maximum
 * number of arguments besides options. With `passesOptions`, unknown options are passed on to another program.
 */
export const usages = {
  start: {
    line: 'npm start',
    summary: 'Start Playloom. Installs packages and builds pages first if they changed.',
    environment: SERVER_ENVIRONMENT,
    examples: ['npm start', 'PORT=8080 npm start'],
  },
  build: {
    line: 'npm run build',
    summary: 'Build pages and engine if they changed, as npm start does, without starting anything.',
    examples: ['npm run build'],
  },
  dev: {
    line: 'npm run dev',
    summary: 'Start Playloom for development. Reloads pages and restarts the server when code changes.',
    environment: SERVER_ENVIRONMENT,
    examples: ['npm run dev'],
  },
  test: {
    line: 'npm test -- [filter …] [options]',
    summary: 'Run all checks and tests except the slow ones. With a filter, run only matching tests.',
    arguments: TEST_FILTERS,
    most: Infinity,
    options: TEST_OPTIONS,
    passesOptions: 'Vitest',
    environment: [CHROMIUM_PATH],
    examples: ['npm test', 'npm test -- apps/server/src/http', 'npm test -- -t "PIN"'],
  },
  'test:slow': {
    line: 'npm run test:slow -- [filter …] [options]',
    summary: 'Run only the slow tests: the files named x.slow.…',
    arguments: TEST_FILTERS,
    most: Infinity,
    options: TEST_OPTIONS,
    passesOptions: 'Vitest',
    environment: [CHROMIUM_PATH],
    examples: ['npm run test:slow', 'npm run test:slow -- e2e/portals'],
  },
  'test:long': {
    line: 'npm run test:long -- [filter …] [options]',
    summary: 'Run all checks and tests, also the slow ones, with more random input and more rounds.',
    arguments: TEST_FILTERS,
    most: Infinity,
    options: TEST_OPTIONS,
    passesOptions: 'Vitest',
    environment: [CHROMIUM_PATH],
    examples: ['npm run test:long', 'npm run test:long -- packages/engine'],
  },
  'test:database': {
    line: 'npm run test:database -- [filter …] [options]',
    summary: 'Run all checks and tests on your own PostgreSQL server.',
    arguments: TEST_FILTERS,
    most: Infinity,
    options: TEST_OPTIONS,
    passesOptions: 'Vitest',
    environment: [
      ['DATABASE_URL', 'PostgreSQL server for the tests. Its user must be able to create databases.'],
      CHROMIUM_PATH,
    ],
    examples: ['DATABASE_URL=postgres://user:password@localhost:5432/postgres npm run test:database'],
  },
  fleet: {
    line: 'npm run fleet -- [options]',
    summary:
      'Start a whole fleet on this machine: PostgreSQL, Redis, object store, balancer, web and rooms servers.',
    options: {
      bots: {
        type: 'string',
        value: 'number',
        text: 'Fill rooms of all starter games with this many players.',
      },
      chaos: {
        type: 'boolean',
        text: 'Kill, pause, and replace parts while bots play, then print what players saw. Ends with 1 if that is worse than promised.',
      },
      faults: {
        type: 'string',
        value: 'list',
        text: 'How often each part fails. Default: rooms:20,web:10,redis:5,postgres:5,deploy:5,files:2,pause-rooms:2,pause-web:2,pause-redis:2,pause-postgres:2',
      },
      seed: {
        type: 'string',
        value: 'number',
        text: 'Another order of failures, and other keys that bots press. Default: 1',
      },
      port: { type: 'string', value: 'number', text: 'Port of the site. Default: a free one' },
      web: { type: 'string', value: 'number', text: 'Web servers. Default: 2' },
      rooms: { type: 'string', value: 'number', text: 'Rooms servers. Default: 3' },
      logs: {
        type: 'string',
        value: 'folder',
        text: 'Keep the logs of the servers and what bots saw in this folder.',
      },
    },
    examples: ['npm run fleet', 'npm run fleet -- --bots 50', 'npm run fleet -- --chaos --seed 7'],
  },
  bench: {
    line: 'npm run bench -- [name …]',
    summary: 'Run benchmarks and compare the results with their goals. Fails if a goal is missed.',
    arguments: [['name …', 'Benchmarks to run, as listed in benchmarks/README.md. Default: all']],
    most: Infinity,
    environment: [CHROMIUM_PATH],
    examples: ['npm run bench', 'npm run bench -- engineTick snapshotCost'],
  },
  game: {
    line: 'npm run game -- <slug> [options]',
    summary: 'Play a starter game with bots and without a screen. Prints events, scores, and hashes.',
    arguments: [['slug', 'Starter game to play: a folder in games/, such as arena.']],
    least: 1,
    most: 1,
    options: {
      ticks: { type: 'string', value: 'count', text: 'Ticks to play. Default: 3000' },
      bots: { type: 'string', value: 'count', text: 'Bots in the room. Default: 8' },
      seed: { type: 'string', value: 'number', text: 'Seed of the random numbers. Default: 7' },
      verbose: { type: 'boolean', text: 'Print every event.' },
    },
    examples: ['npm run game -- arena', 'npm run game -- kickoff --ticks 16000 --bots 4 --seed 7'],
  },
  operator: {
    line: 'npm run operator -- <username> [role] [options]',
    summary: 'Change the role of a user, for example to create the first operator.',
    arguments: [
      ['username', 'User to change. The user must have signed up.'],
      ['role', 'operator, moderator, or user. Default: operator'],
    ],
    least: 1,
    most: 2,
    options: {
      'reset-two-factor': {
        type: 'boolean',
        text: 'Turn off two-factor login, for example after a lost phone.',
      },
    },
    environment: [
      ['PUBLIC_URL', 'Address of the site, to print the link to the operator console.'],
      DATA_DIR,
      DATABASE_URL,
    ],
    examples: [
      'npm run operator -- ada',
      'npm run operator -- grace moderator',
      'npm run operator -- ada --reset-two-factor',
    ],
  },
  secrets: {
    line: 'npm run secrets -- [options]',
    summary: 'Check SECRET_KEY, and whether SECRET_KEY_OLD is still needed. Works while the server runs.',
    options: {
      'replace-lost-key': {
        type: 'boolean',
        text: 'Let the site start with another key. What the lost key encrypted stays unreadable.',
      },
    },
    environment: [
      SECRET_KEY,
      ['SECRET_KEY_OLD', 'Key of the site before SECRET_KEY, while it changes.'],
      DATA_DIR,
      DATABASE_URL,
    ],
    examples: ['npm run secrets', 'npm run secrets -- --replace-lost-key'],
  },
  files: {
    line: 'npm run files -- <move|check> [options]',
    summary:
      'Copy all files to another store, or look for missing ones. Works while the server runs; a move that was stopped continues.',
    arguments: [['move|check', 'move copies and verifies. check counts missing and unknown files.']],
    least: 1,
    most: 1,
    options: {
      from: {
        type: 'string',
        value: 'store',
        text: 'local, FILES_URL (the environment variable), or https://KEY:SECRET@host/bucket',
      },
      to: { type: 'string', value: 'store', text: 'The store to copy to, written the same way.' },
      'skip-missing': SKIP_MISSING,
    },
    environment: [DATA_DIR, DATABASE_URL, FILES_URL],
    examples: [
      'FILES_URL=https://KEY:SECRET@host/bucket npm run files -- move --from local --to FILES_URL',
      'npm run files -- check',
    ],
  },
  backup: {
    line: 'npm run backup -- [folder] [options]',
    summary: 'Back up the database, files, and secrets to a folder. Works while the server runs.',
    arguments: [['folder', 'New folder for the backup. Default: playloom-backup-<time>']],
    most: 1,
    options: {
      'without-files': {
        type: 'boolean',
        text: 'Leave out files and engines, if their store has its own backups.',
      },
      'skip-missing': SKIP_MISSING,
    },
    environment: [DATA_DIR, DATABASE_URL, FILES_URL],
    examples: ['npm run backup', 'npm run backup -- /var/backups/playloom-monday'],
  },
  restore: {
    line: 'npm run restore -- <folder>',
    summary: 'Restore a backup into an empty database and a new DATA_DIR. Never overwrites data.',
    arguments: [['folder', 'Folder that npm run backup created.']],
    least: 1,
    most: 1,
    environment: [DATA_DIR, DATABASE_URL, SECRET_KEY, FILES_URL],
    examples: ['DATA_DIR=./restored npm run restore -- /var/backups/playloom-monday'],
  },
  demo: {
    line: 'npm run demo -- [seed]',
    summary: 'Fill a new site with demo users, games, and messages.',
    arguments: [['seed', 'Whole number. The same seed creates the same data. Default: 7']],
    most: 1,
    environment: [DATA_DIR, DATABASE_URL, SECRET_KEY, FILES_URL],
    examples: ['DATA_DIR=./demo npm run demo', 'DATA_DIR=./demo npm run demo -- 42'],
  },
  export: {
    line: 'npm run export -- <slug> [options]',
    summary: 'Export a published game as a zip for any website. Works while the server runs.',
    arguments: [['slug', 'Game to export, as in its address: /play/<slug>']],
    least: 1,
    most: 1,
    options: {
      online: {
        type: 'string',
        value: 'url',
        text: 'Server that runs the rooms. Without it, the game runs offline in the browser.',
      },
      out: { type: 'string', value: 'file', text: 'File to write. Default: <slug>.zip' },
    },
    environment: [DATA_DIR, DATABASE_URL, SECRET_KEY, FILES_URL],
    examples: [
      'npm run export -- arena',
      'npm run export -- arena --online https://play.example.com --out /tmp/arena.zip',
    ],
  },
  'export:check': {
    line: 'npm run export:check -- <file.zip>',
    summary: 'Play an exported game in Chromium and check it against the limits of game portals.',
    arguments: [['file.zip', 'Zip that npm run export created.']],
    least: 1,
    most: 1,
    environment: [CHROMIUM_PATH],
    examples: ['npm run export:check -- arena.zip'],
  },
  check: {
    line: 'npm run check',
    summary:
      'Check types, lint rules, unused code, formatting, imports, requirements, and dependencies. Runs no tests.',
    examples: ['npm run check'],
  },
};

/** Checks the arguments before anything is installed or started. Returns true if they ask for help. */
export function readUsage(name, args) {
  const { options = {}, least = 0, most = 0, passesOptions } = usages[name];
  const help = { type: 'boolean', short: 'h' };
  const { tokens } = parseArgs({ args, options: { ...options, help }, strict: false, tokens: true });
  const given = tokens.filter(({ kind }) => kind === 'option');
  if (given.some((token) => token.name === 'help')) return true;
  if (passesOptions !== undefined) return false;
  for (const { name: option, rawName, value, inlineValue } of given) {
    if (!Object.hasOwn(options, option)) throw wrongArguments(name, `Unknown option ${rawName}.`);
    const takesValue = options[option].type === 'string';
    if (takesValue && (value === undefined || (!inlineValue && value.startsWith('-'))))
      throw wrongArguments(name, `Option ${rawName} needs a value.`);
    if (!takesValue && value !== undefined) throw wrongArguments(name, `Option ${rawName} takes no value.`);
  }
  const values = tokens.filter(({ kind }) => kind === 'positional').map(({ value }) => value);
  if (values.length < least)
    throw wrongArguments(name, `Missing <${usages[name].arguments[values.length][0]}>.`);
  if (values.length > most) throw wrongArguments(name, `Unexpected argument ${values[most]}.`);
  return false;
}

function wrongArguments(name, problem) {
  return new RunFailure(
    `${problem}\nUsage: ${usages[name].line}\nRun npm run ${name} -- --help for details.`,
    exitCodes.badArguments,
  );
}

/** Formats the text of `npm run <name> -- --help`. */
export function formatHelp(name) {
  const { summary, line, options = {}, passesOptions, examples, ...usage } = usages[name];
  const optionRows = Object.entries(options).map(([option, { value, text }]) => [
    `${option.length === 1 ? '-' : '--'}${option}${value === undefined ? '' : ` <${value}>`}`,
    text,
  ]);
  const environment = usage.environment ?? [];
  return [
    summary,
    `\nUsage: ${line}`,
    ...formatSection('Arguments', usage.arguments ?? []),
    ...formatSection('Options', [...optionRows, ['-h, --help', 'Show this help.']]),
    ...(passesOptions === undefined ? [] : [`  Other options are passed to ${passesOptions}.`]),
    ...formatSection('Environment variables', environment),
    ...(environment.includes(DATA_DIR) ? ['  All variables of the server: docs/configuration.md'] : []),
    ...formatSection(
      'Examples',
      examples.map((example) => [example]),
    ),
  ].join('\n');
}

/** Formats the list of all commands, with one line each. */
export function formatCommands() {
  return [
    'Usage: npm run <command> -- [arguments]',
    ...formatSection(
      'Commands',
      Object.entries(usages).map(([name, { summary }]) => [name, summary]),
    ),
    '\nRun npm run <command> -- --help for the arguments of a command.',
  ].join('\n');
}

function formatSection(title, rows) {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `\n${title}:`,
    ...rows.map(([name, text]) => `  ${text ? `${name.padEnd(width)}  ${text}` : name}`),
  ];
}
