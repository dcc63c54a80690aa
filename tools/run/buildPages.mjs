import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compressFiles.mjs';
import { exitCodes } from './exitCodes.mjs';
import { isDiskFull } from './explainFailure.mjs';
import { RunFailure } from './RunFailure.mjs';
import { showProgress } from './showProgress.mjs';

const notSources = new Set(['node_modules', 'build', 'dist', '.react-router', 'coverage', '.cache']);

/** Builds the web app if one of its source files has changed since the last complete build. */
export async function buildPages(root, node) {
  const web = path.join(root, 'apps/web');
  const stampFile = path.join(web, 'build/sources.sha256');
  const stamp = hashSources(root);
  const isBuilt = existsSync(path.join(web, 'build/server/index.js')) && readText(stampFile) === stamp;
  if (isBuilt) return;
  const done = showProgress('Building pages');
  rmSync(stampFile, { force: true });
  const { code, said } = await runBuild(root, node, web);
  if (code !== 0) {
    // Otherwise the reason is not among what the build has printed.
    if (!isDiskFull(root)) process.stderr.write(said);
    throw new RunFailure(
      `Could not build the pages (react-router build exited with ${code}).`,
      exitCodes.buildFailed,
    );
  }
  await compressFiles(
    path.join(web, 'build/client'),
    path.join(root, 'node_modules/.cache/compressed/pages'),
  );
  writeFileSync(stampFile, stamp);
  done();
}

/**
 * Hashes the content of all source files. File times cannot be used, because a checkout or a branch switch changes the
 * times of identical files.
 */
export function hashSources(root, starts = ['package-lock.json', 'apps/web', 'packages']) {
  const hash = createHash('sha256');
  for (const start of starts) addToHash(hash, root, start);
  return hash.digest('hex');
}

function addToHash(hash, root, relative) {
  const full = path.join(root, relative);
  const entries = listFolder(full);
  if (entries === undefined) {
    if (existsSync(full)) hash.update(`${relative}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of entries) {
    if (notSources.has(name) || /\.test\.tsx?$/.test(name)) continue;
    addToHash(hash, root, `${relative}/${name}`);
  }
}

function listFolder(folder) {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return undefined;
  }
}

function runBuild(root, node, web) {
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(node, [program, 'build'], { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: error.code, said: '' }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal, said: Buffer.concat(said) }));
  });
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
