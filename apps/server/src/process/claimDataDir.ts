import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProcessRunning, readProcessIdentity } from './processIdentity.ts';
import { DataDirInUse } from './StartFailure.ts';

/**
 * Makes this process the only Playloom on a DATA_DIR, with or without the embedded database.
 * Everyone first leaves a claim, an empty file whose name says which process it is, and then looks
 * for others: of two that start together at least one sees the other, so never do both run.
 * The claim of a dead process is swept away.
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
