import { statfsSync } from 'node:fs';
import { exitCodes } from './exitCodes.mjs';
import { RunFailure } from './RunFailure.mjs';

/** With less, neither packages nor pages fit. */
const NEEDED_BYTES = 64 * 1024 * 1024;
const FULL = new Set(['ENOSPC', 'EDQUOT']);
const MAY_BE_FULL = new Set([exitCodes.installFailed, exitCodes.buildFailed]);
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Returns the failure to print for an error, with what to do about it. Undefined for a bug of ours. A program that runs
 * out of space often prints many other things, so the disk itself is looked at too.
 */
export function explainFailure(error, root) {
  const { code, path, exitCode } = error;
  if (FULL.has(code) || (MAY_BE_FULL.has(exitCode) && isDiskFull(root)))
    return new RunFailure(
      `No space left: the disk of ${path ?? root} is full. Free some space, then try again.`,
      exitCodes.diskFull,
    );
  if (error instanceof RunFailure) return error;
  if (FORBIDDEN.has(code) && path !== undefined)
    return new RunFailure(
      `Playloom can't write ${path} (${code}). Start it as the user who owns ${root}, or make that folder writable.`,
      exitCodes.folderNotWritable,
    );
  return undefined;
}

export function isDiskFull(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}
