import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';

/** Reads a file and makes it readable only for its owner. Creates it atomically on first use. */
export async function readPrivateFile(file: string, createText: () => string): Promise<string> {
  const present = await readIfPresent(file);
  if (present !== undefined) {
    await chmod(file, 0o600);
    return present;
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const text = createText();
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    // `link` fails if the file exists, unlike `rename`, so two processes that start at the same time use the same text.
    await link(draft, file);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
