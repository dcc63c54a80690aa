import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProcessRunning, readProcessIdentity } from './processIdentity.ts';
import { DataDirInUse } from './StartFailure.ts';

/**
 * Makes this process the only Playloom on a DATA_DIR, with or without the embedded database. Each process
 * first creates a claim, an empty file named after the process, and then looks for other claims. Of two
 * processes that start at the same time, at least one sees the other, so they never both run. Claims of dead
 * processes are removed.
 */
export async function claimDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const folder = path.join(dataDir, 'running');
  await mkdir(folder, { recursive: true });
  const own = `${process.pid} ${await readProcessIdentity(process.pid)}`.trim();
  const release = () => rm(path.join(folder, own), { force: true });
  await writeFile(path.join(folder, own), '');
  for (const other of await readdir(folder)) {
    if (other === own) continue;
    const owner = await findLivingOwner(other);
    if (owner !== undefined) {
      await release();
      throw new DataDirInUse(dataDir, `process ${owner}`);
    }
    await rm(path.join(folder, other), { force: true });
  }
  return { release };
}

async function findLivingOwner(claim: string): Promise<number | undefined> {
  const [pidText, claimed] = claim.split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid < 1 || !(await isProcessRunning(pid))) return undefined;
  const actual = await readProcessIdentity(pid);
  return claimed === undefined || actual === '' || claimed === actual ? pid : undefined;
}
