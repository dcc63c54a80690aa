import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './buildPages.mjs';
import { exitCodes } from './exitCodes.mjs';
import { isDiskFull } from './explainFailure.mjs';
import { RunFailure } from './RunFailure.mjs';
import { showProgress } from './showProgress.mjs';

const SOURCES = ['package-lock.json', 'packages', 'apps/server/src/rooms-process/simulation', 'tools/engine'];

/** Where the server looks for the engine bundle of these sources. */
export const ENGINE_FOLDER = 'apps/server/build/engine';

/** Builds the engine bundle (client and room worker) if one of its source files has changed. */
export async function buildEngine(root, node) {
  const folder = path.join(root, ENGINE_FOLDER);
  const stampFile = path.join(root, 'apps/server/build/engine.sha256');
  const stamp = hashSources(root, SOURCES);
  if (existsSync(path.join(folder, 'engine.json')) && readText(stampFile) === stamp) return;
  const done = showProgress('Building engine');
  rmSync(stampFile, { force: true });
  const { code, said } = await runBuild(root, node, folder);
  if (code !== 0) {
    // Otherwise the reason is not among what the build has printed.
    if (!isDiskFull(root)) process.stderr.write(said);
    throw new RunFailure(
      `Could not build the engine (tools/engine/buildEngine.ts exited with ${code}).`,
      exitCodes.buildFailed,
    );
  }
  writeFileSync(stampFile, stamp);
  done();
}

function runBuild(root, node, folder) {
  const program = path.join(root, 'tools/engine/buildEngine.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(node, [program, folder], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
