import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { exitCodes } from './exitCodes.ts';
import { readPrivateFile } from './readPrivateFile.ts';
import { readVapidKeys } from './readVapidKeys.ts';
import { StartFailure } from './StartFailure.ts';
import type { VapidKeys } from './vapidKeysSchema.ts';

const SECRET_BYTES = 32;
export const SECRETS_FILE = 'secrets.json';

const secretsSchema = z.object({
  cookieSecret: z.string().min(SECRET_BYTES),
  hmacSecret: z.string().min(SECRET_BYTES),
});

type StoredSecrets = z.infer<typeof secretsSchema>;

export interface Secrets extends StoredSecrets {
  /** Keys that sign push messages to browsers. */
  vapidKeys: VapidKeys;
}

/**
 * Reads the secrets, which are generated on the first start. Losing the file ends every session and breaks every
 * link in an email.
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  return { ...(await readStored(dataDir)), vapidKeys: await readVapidKeys(dataDir) };
}

async function readStored(dataDir: string): Promise<StoredSecrets> {
  const file = path.join(dataDir, SECRETS_FILE);
  const text = await readPrivateFile(file, () => JSON.stringify(createSecrets(), null, 2));
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(
      `${file} is damaged. Restore it from a backup, or delete it to generate new secrets (everyone must log in again).`,
      exitCodes.dataDirUnusable,
    );
  }
}

function createSecrets(): StoredSecrets {
  return { cookieSecret: createSecret(), hmacSecret: createSecret() };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export interface WithSecrets {
  secrets: Secrets;
}
