import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import { deriveSecretKeyOfBefore } from './deriveKeySet.ts';
import { exitCodes } from './exitCodes.ts';
import { createPrivateFile, readPrivateFile, replacePrivateFile } from './readPrivateFile.ts';
import { StartFailure } from './StartFailure.ts';

const SECRET_BYTES = 32;
export const SECRETS_FILE = 'secrets.json';

const secretSchema = z.string().min(SECRET_BYTES);
/** Sites from before SECRET_KEY have the two other secrets, and get the key at their next start. */
const fileSchema = z.union([
  z.object({
    secretKey: secretSchema,
    cookieSecret: secretSchema.optional(),
    hmacSecret: secretSchema.optional(),
  }),
  z.object({ secretKey: z.undefined().optional(), cookieSecret: secretSchema, hmacSecret: secretSchema }),
]);
type SecretsFile = z.infer<typeof fileSchema>;

export type SecretKeyConfig = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyOld'>;

export interface SecretKeys {
  /** Null if none is configured and DATA_DIR has none yet. */
  newest: string | null;
  old: string | null;
  /** Signed and encrypted everything before there was a SECRET_KEY. */
  hmacSecret: string | null;
}

/** Reads the keys from the configuration and DATA_DIR. Creates nothing, because the database may refuse them. */
export async function readSecretKeys({
  dataDir,
  secretKey,
  secretKeyOld,
}: SecretKeyConfig): Promise<SecretKeys> {
  const stored = await readSecretsFile(path.join(dataDir, SECRETS_FILE));
  return {
    newest: secretKey ?? (stored && getSecretKey(stored)),
    old: secretKeyOld ?? null,
    hmacSecret: stored?.hmacSecret ?? null,
  };
}

/** Returns the key in DATA_DIR. Stores it there if it is new: generated, or made of the secrets of a site from before. */
export async function storeSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, SECRETS_FILE);
  const stored = await readSecretsFile(file);
  if (!stored) {
    const generated = { secretKey: randomBytes(SECRET_BYTES).toString('base64url') };
    return getSecretKey(parseSecretsFile(file, await createPrivateFile(file, toText(generated))));
  }
  const secretKey = getSecretKey(stored);
  if (stored.secretKey === undefined) await replacePrivateFile(file, toText({ ...stored, secretKey }));
  return secretKey;
}

function getSecretKey(stored: SecretsFile): string {
  return stored.secretKey ?? deriveSecretKeyOfBefore(stored);
}

async function readSecretsFile(file: string): Promise<SecretsFile | null> {
  const text = await readPrivateFile(file);
  return text === null ? null : parseSecretsFile(file, text);
}

function parseSecretsFile(file: string, text: string): SecretsFile {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(
      `${file} is damaged. Restore it from a backup. If there is none, delete it and run: npm run secrets -- --replace-lost-key`,
      exitCodes.dataDirUnusable,
    );
  }
}

function toText(secrets: SecretsFile): string {
  return JSON.stringify(secrets, null, 2);
}
