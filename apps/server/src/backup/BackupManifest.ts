import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../process/CommandError.ts';
import { PRIVATE_FILE } from './backupFiles.ts';

const MANIFEST_FILE = 'manifest.json';
/** Holds the hash of the manifest, which itself holds the hashes of all other files. */
const SEAL_FILE = 'manifest.sha256';
const FORMAT = 1;

const partSchema = z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string() });
const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  database: z.strictObject({
    migrations: z.array(z.string()),
    tables: z.array(
      z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
    ),
    sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
  /** The key that encrypted rows need. Missing for a site that was not started since there is such a key. */
  secretKey: z.strictObject({ fingerprint: z.string(), isIncluded: z.boolean() }).optional(),
  /** Every file of the backup except the manifest itself. */
  parts: z.array(partSchema),
  /** Where the files and engines are, if the backup was made without them. */
  filesLeftIn: z.string().optional(),
});
export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupPart = z.infer<typeof partSchema>;

export async function writeBackupManifest(
  folder: string,
  manifest: Omit<BackupManifest, 'format'>,
): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 1);
  await writeFile(path.join(folder, MANIFEST_FILE), text, PRIVATE_FILE);
  await writeFile(path.join(folder, SEAL_FILE), `${hashText(text)}\n`, PRIVATE_FILE);
}

/** Rejects the whole backup if even one byte of the manifest has changed. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => null);
  const [text, seal] = [await read(MANIFEST_FILE), await read(SEAL_FILE)];
  if (text === null || seal === null) throw new CommandError(`${folder} is not a complete backup.`);
  if (`${hashText(text)}\n` !== seal)
    throw new CommandError(`The backup is damaged: ${MANIFEST_FILE} has changed since it was written.`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new CommandError(
      `${folder} was created by another version of Playloom. Restore it with that version.`,
    );
  return parsed.data;
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
