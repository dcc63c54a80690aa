import path from 'node:path';
import { exitCodes } from './exitCodes.ts';
import { readPrivateFile } from './readPrivateFile.ts';
import { StartFailure } from './StartFailure.ts';
import { vapidKeysSchema, type VapidKeys } from './vapidKeysSchema.ts';

export const PUSH_KEYS_FILE = 'push-keys.txt';

/** Reads the push keys of a site from before they were in the database. */
export async function readVapidKeys(dataDir: string): Promise<VapidKeys | null> {
  const file = path.join(dataDir, PUSH_KEYS_FILE);
  const text = await readPrivateFile(file);
  if (text === null) return null;
  const keys = vapidKeysSchema.safeParse(text.trim());
  if (keys.success) return keys.data;
  throw new StartFailure(
    `${file} is damaged. Restore it from a backup, or delete it to generate new keys (browsers must subscribe to push again).`,
    exitCodes.dataDirUnusable,
  );
}
