import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TempFolder } from '../testing/createTempFolder.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { claimDataDir } from './claimDataDir.ts';
import { readProcessIdentity } from './processIdentity.ts';
import { DataDirInUse } from './StartFailure.ts';

let folder: TempFolder;
beforeEach(async () => {
  folder = await createTempFolder('claim');
  await mkdir(path.join(folder.path, 'running'));
});
afterEach(() => folder.remove());

async function leaveClaim(name: string): Promise<void> {
  await writeFile(path.join(folder.path, 'running', name), '');
}

it('is refused while the process of another claim is running, and names it', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await once(other, 'spawn');
  await leaveClaim(`${other.pid} ${await readProcessIdentity(other.pid ?? 0)}`);
  const claim = claimDataDir(folder.path);
  await expect(claim).rejects.toThrow(DataDirInUse);
  await expect(claim).rejects.toThrow(
    `DATA_DIR ${folder.path} is already in use by another Playloom process (process ${other.pid})`,
  );
  expect(await readdir(path.join(folder.path, 'running'))).toHaveLength(1);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const granted = await claimDataDir(folder.path);
  expect(await readdir(path.join(folder.path, 'running'))).toHaveLength(1);
  await granted.release();
  expect(await readdir(path.join(folder.path, 'running'))).toEqual([]);
});

it.runIf(process.platform === 'linux')('is not blocked by a later process with the same pid', async () => {
  await leaveClaim(`${process.ppid} 1@an-earlier-boot`);
  await expect(claimDataDir(folder.path)).resolves.toBeDefined();
});

it('is not blocked by a file that is not a claim', async () => {
  await leaveClaim('.DS_Store');
  await expect(claimDataDir(folder.path)).resolves.toBeDefined();
});
