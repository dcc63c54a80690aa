import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rename, rm } from 'node:fs/promises';

/** Reads a file and makes it readable only for its owner. Returns null if there is none. */
export async function readPrivateFile(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Creates a file that only its owner can read, and returns its text. If another process created it at the same time,
 * returns the text of that process.
 */
export async function createPrivateFile(file: string, text: string): Promise<string> {
  return writeDraft(file, text, async (draft) => {
    try {
      // `link` fails if the file exists, unlike `rename`.
      await link(draft, file);
      return text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return await readFile(file, 'utf8');
    }
  });
}

export async function replacePrivateFile(file: string, text: string): Promise<void> {
  await writeDraft(file, text, (draft) => rename(draft, file));
}

async function writeDraft<T>(file: string, text: string, use: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    return await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
}
