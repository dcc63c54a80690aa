import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SystemUser } from './canReach.ts';
import { canExecute, canRead } from './canReach.ts';
import type { PostgresBinaries } from './findPostgresBinaries.ts';
import { rebaseBinaryPaths } from './findPostgresBinaries.ts';
import type { LaunchLogger } from './LaunchLogger.ts';
import { makeReachableFolder, REACHABLE_ROOT } from './placeExternalCluster.ts';

/** Returns the installed programs, or copies them if PostgreSQL's user cannot access them. */
export async function chooseBinaries(
  binaries: PostgresBinaries,
  user: SystemUser,
  log: LaunchLogger,
): Promise<PostgresBinaries> {
  if (await canUse(binaries, user)) return binaries;
  const copy = rebaseBinaryPaths(
    binaries,
    path.join(REACHABLE_ROOT, 'programs', await nameVersion(binaries)),
  );
  if (await canUse(copy, user).catch(() => false)) return copy;
  log.warn(`The PostgreSQL user cannot access ${binaries.root}. Copying its programs to ${copy.root}.`);
  await makeReachableFolder(path.dirname(copy.root));
  const draft = `${copy.root}.${randomBytes(6).toString('hex')}`;
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
  await letOthersRead(draft);
  await rm(copy.root, { recursive: true, force: true });
  await rename(draft, copy.root);
  return copy;
}

async function canUse(binaries: PostgresBinaries, user: SystemUser): Promise<boolean> {
  const someSharedFile = path.join(binaries.root, 'share/postgresql/postgres.bki');
  return (
    (await canExecute(binaries.postgres, user)) &&
    (await canExecute(binaries.initdb, user)) &&
    (await canRead(someSharedFile, user))
  );
}

/**
 * Names a copy by the size and modification time of the server program, so that a newly installed version gets its
 * own copy.
 */
async function nameVersion(binaries: PostgresBinaries): Promise<string> {
  const { size, mtimeMs } = await stat(binaries.postgres);
  return createHash('sha256').update(`${size} ${mtimeMs}`).digest('hex').slice(0, 16);
}

async function letOthersRead(target: string): Promise<void> {
  const found = await lstat(target);
  if (found.isSymbolicLink()) return;
  await chmod(target, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!found.isDirectory()) return;
  for (const name of await readdir(target)) await letOthersRead(path.join(target, name));
}
