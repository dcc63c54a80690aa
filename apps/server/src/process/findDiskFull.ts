import { statfs } from 'node:fs/promises';

/**
 * PostgreSQL reserves 16 MB for its next log file. Without that space, PostgreSQL ends, all connections are lost,
 * and the part that was written is deleted again.
 */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** Codes of the file system, of PostgreSQL (`disk_full`), and of our file store. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100', 'OBJECT_STORE_FULL']);
/** What PostgreSQL's programs print. */
const TEXTS = /no space left on device|disk quota exceeded/i;

interface DiskFull {
  /** The file that could not be written, if it is known. */
  readonly path: string | undefined;
}

/** Whether a full disk is the cause of an error. Also checks the causes of the error, because libraries wrap it. */
export function findDiskFull(error: unknown): DiskFull | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (CODES.has(code) || mentionsFullDisk(error.message)) return { path: dest ?? path };
  return findDiskFull(error.cause);
}

export function mentionsFullDisk(text: string): boolean {
  return TEXTS.test(text);
}

/** Whether the disk of a folder has too little space for the database. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NEEDED_BYTES;
}
