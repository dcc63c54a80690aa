import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { exitCodes } from './exitCodes.ts';
import { findDiskFull } from './findDiskFull.ts';
import { StartFailure } from './StartFailure.ts';

/**
 * Creates DATA_DIR with access only for its owner. If the owner is root, others may traverse it, because
 * PostgreSQL runs as another user.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    if (created !== undefined) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (findDiskFull(error)) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartFailure(
      `DATA_DIR ${dataDir} cannot be used (${code}). It must be a folder that this user can write to.`,
      exitCodes.dataDirUnusable,
    );
  }
}
