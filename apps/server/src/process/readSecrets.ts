import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { exitCodes } from './exitCodes.ts';
import { readPrivateFile } from './readPrivateFile.ts';
import { StartFailure } from './StartFailure.ts';

const SECRET_BYTES = 32;

const secretsSchema = z.object({
  cookieSecret: z.string().min(SECRET_BYTES),
  hmacSecret: z.string().min(SECRET_BYTES),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** Generated on the first start. Losing the file ends every session and breaks every link in a mail. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const text = await readPrivateFile(file, () => JSON.stringify(createSecrets(), null, 2));
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(
      `${file} is damaged. Restore it from a backup, or delete it to get new secrets (everybody must log in again).`,
      exitCodes.dataDirUnusable,
    );
  }
}

function createSecrets(): Secrets {
  return { cookieSecret: createSecret(), hmacSecret: createSecret() };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
