import { stat } from 'node:fs/promises';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes } from '../../process/exitCodes.ts';
import { StartFailure } from '../../process/StartFailure.ts';
import type { SystemUser } from './canReach.ts';
import { canReach } from './canReach.ts';
import { chooseBinaries } from './chooseBinaries.ts';
import type { PostgresBinaries } from './findPostgresBinaries.ts';
import { findPostgresBinaries } from './findPostgresBinaries.ts';
import type { LaunchLogger } from './LaunchLogger.ts';
import { placeExternalCluster, readExternalCluster } from './placeExternalCluster.ts';

const PLAIN_USER = 'nobody';

/** Where PostgreSQL's programs and data are, and the user it runs as. */
export interface ClusterLocation {
  binaries: PostgresBinaries;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Set if Playloom runs as root, because PostgreSQL refuses to run as root. */
  user?: SystemUser;
}

export async function chooseClusterLocation(dataDir: string, log: LaunchLogger): Promise<ClusterLocation> {
  const binaries = await findPostgresBinaries();
  const home = await realpath(dataDir);
  const ownCluster = path.join(home, 'postgres');
  if (process.getuid?.() !== 0) return { binaries, cluster: ownCluster };
  const cluster = (await readExternalCluster(home)) ?? (await chooseCluster(home, ownCluster, log));
  const user = await chooseUser(cluster);
  return { binaries: await chooseBinaries(binaries, user, log), cluster, user };
}

async function chooseCluster(home: string, ownCluster: string, log: LaunchLogger): Promise<string> {
  if (await canReach(ownCluster, await chooseUser(ownCluster))) return ownCluster;
  if ((await readOwner(ownCluster)) !== undefined) {
    throw new StartFailure(
      `The user that runs PostgreSQL can no longer access ${ownCluster}. Allow others to traverse the folders above it (chmod o+x), or move DATA_DIR.`,
      exitCodes.embeddedDatabaseFailed,
    );
  }
  return placeExternalCluster(home, log);
}

/** Returns the owner of the data, because an ordinary user may have created it before root started Playloom. */
async function chooseUser(cluster: string): Promise<SystemUser> {
  const owner = await readOwner(cluster);
  return owner !== undefined && owner.uid !== 0 ? owner : findPlainUser();
}

async function readOwner(folder: string): Promise<SystemUser | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

async function findPlainUser(): Promise<SystemUser> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = users
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === PLAIN_USER);
  if (fields === undefined) {
    throw new StartFailure(
      `PostgreSQL refuses to run as root and there is no user ${PLAIN_USER}. Start Playloom as an ordinary user, or set DATABASE_URL.`,
      exitCodes.embeddedDatabaseFailed,
    );
  }
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
