// All npm scripts run through this file. It is plain JavaScript without dependencies, because on a fresh checkout it
// runs before anything is installed, on any Node from version 20.
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildEngine } from './run/buildEngine.mjs';
import { buildPages } from './run/buildPages.mjs';
import { exitCodes } from './run/exitCodes.mjs';
import { explainFailure } from './run/explainFailure.mjs';
import { checkNodeVersion, findNode, isCurrentNode } from './run/findNode.mjs';
import { forwardNode } from './run/forwardNode.mjs';
import { installPackages } from './run/installPackages.mjs';
import { RunFailure } from './run/RunFailure.mjs';
import { stopWithParent } from './run/stopWithParent.mjs';
import { formatCommands, formatHelp, readUsage } from './run/usage.mjs';
import { watchServer } from './run/watchServer.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const server = path.join(root, 'apps/server/src/main.ts');

const commands = {
  start: (node, args) => startServer(node, args),
  build: (node) => build(node),
  dev: (node, args) => watchServer(root, node, [server, '--dev', ...args]),
  test: (node, args) => runTool(node, ['tools/test.ts', ...args]),
  'test:slow': (node, args) => runTool(node, ['tools/test.ts', '--slow', ...args]),
  'test:long': (node, args) => runTool(node, ['tools/test.ts', '--long', ...args]),
  'test:database': (node, args) => runTool(node, ['tools/test.ts', '--database', ...args]),
  fleet: (node, args) => runTool(node, ['e2e/fleet/main.ts', ...args]),
  bench: (node, args) => runTool(node, ['benchmarks/run.ts', ...args]),
  game: (node, args) => runTool(node, ['tools/games/play/main.ts', ...args]),
  operator: (node, args) => runTool(node, ['apps/server/src/commands/operator.ts', ...args]),
  secrets: (node, args) => runTool(node, ['apps/server/src/commands/secrets.ts', ...args]),
  files: (node, args) => runTool(node, ['apps/server/src/commands/files.ts', ...args]),
  backup: (node, args) => runTool(node, ['apps/server/src/commands/backup.ts', ...args]),
  restore: (node, args) => runTool(node, ['apps/server/src/commands/restore.ts', ...args]),
  demo: (node, args) => runTool(node, ['apps/server/src/commands/demo.ts', ...args]),
  export: (node, args) => exportGame(node, args),
  'export:check': (node, args) => runTool(node, ['tools/export/main.ts', ...args]),
  check: (node, args) => runTool(node, ['tools/check.ts', ...args]),
};

async function main([name, ...args]) {
  if (name === undefined || name === '--help' || name === '-h') return print(formatCommands());
  if (!Object.hasOwn(commands, name)) {
    throw new RunFailure(`Unknown command ${name}.\n${formatCommands()}`, exitCodes.badArguments);
  }
  if (readUsage(name, args)) return print(formatHelp(name));
  const command = commands[name];
  checkNodeVersion();
  await installPackages(root);
  stopWithParent();
  return command(findNode(root), args);
}

function print(text) {
  process.stdout.write(`${text}\n`);
  return 0;
}

async function build(node) {
  await buildPages(root, node);
  await buildEngine(root, node);
  return 0;
}

async function startServer(node, args) {
  await build(node);
  if (!isCurrentNode(node)) return forwardNode(root, node, [server, ...args]);
  // Cache compiled modules, because compiling takes a quarter of the startup time.
  module.enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
  // Run the server in this process. This saves a process, and the server can set the exit code.
  await import(pathToFileURL(server).href);
  return undefined;
}

async function exportGame(node, args) {
  await buildEngine(root, node);
  return runTool(node, ['apps/server/src/commands/export.ts', ...args]);
}

function runTool(node, [tool, ...args]) {
  return forwardNode(root, node, [path.join(root, tool), ...args]);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const failure = explainFailure(error, root);
  if (failure === undefined) throw error;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure.exitCode;
}
