import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitCodes } from './exitCodes.mjs';
import { RunFailure } from './RunFailure.mjs';

const OLDEST_TO_START = 20;
const OLDEST_TO_RUN = 24;
/** Platforms for which npm has a package with Node. */
const bundled = ['linux-x64', 'linux-arm64', 'win32-x64'];

/**
 * Returns the Node to use after the installation: the current one if it is new enough, otherwise the one in
 * node_modules.
 */
export function findNode(root) {
  if (currentMajor() >= OLDEST_TO_RUN) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const found = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, program);
  if (existsSync(found)) return found;
  throw new RunFailure(
    "Playloom's own Node is missing. Delete the folder node_modules and try again.",
    exitCodes.installFailed,
  );
}

export function isCurrentNode(node) {
  return node === process.execPath;
}

/** Checks, before anything is installed, whether this Node is new enough to start. */
export function checkNodeVersion() {
  const hasBundledNode = bundled.includes(`${process.platform}-${process.arch}`);
  const needed = hasBundledNode ? OLDEST_TO_START : OLDEST_TO_RUN;
  if (currentMajor() >= needed) return;
  throw new RunFailure(
    `Playloom needs Node ${needed} or newer on this platform, but this is ${process.version}. Download it from https://nodejs.org.`,
    exitCodes.nodeTooOld,
  );
}

function currentMajor() {
  return Number(process.versions.node.split('.')[0]);
}
