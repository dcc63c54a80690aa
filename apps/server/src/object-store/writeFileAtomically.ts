import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

const DEFAULT_MODE = 0o666;

/** Writes to a temporary file and renames it, so that a crash never leaves a partial file under the final name. */
export async function writeFileAtomically(
  path: string,
  bytes: Uint8Array,
  mode = DEFAULT_MODE,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
