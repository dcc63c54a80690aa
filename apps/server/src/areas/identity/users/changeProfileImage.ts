import { eq } from 'drizzle-orm';
import { NotSignedIn } from '../../../http/errors.ts';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { users, type UserRow } from '../../../storage/schema.ts';
import { discardFile } from '../../../files/discardFile.ts';

/** Sets or removes the profile image of a user, and deletes the previous file. */
export async function changeProfileImage(
  services: WithClock & WithLog & WithDatabase & WithFiles,
  userId: string,
  image: Uint8Array | null,
): Promise<UserRow> {
  const { db, files, clock, log } = services;
  const { user, former } = await db.transaction(async (tx) => {
    const formerFile = await readProfileImageFile(tx, userId);
    const avatarFile =
      image &&
      (await storeFile(tx, files, {
        bytes: image,
        extension: 'webp',
        contentType: 'image/webp',
        ownerId: userId,
        now: clock.now(),
      }));
    const [updated] = await tx.update(users).set({ avatarFile }).where(eq(users.id, userId)).returning();
    if (!updated) throw NotSignedIn();
    return { user: updated, former: formerFile };
  });
  if (former && former !== user.avatarFile) {
    // The change is already stored. If deleting fails, the hourly cleanup deletes the file.
    await discardFile(services, former).catch((error: unknown) =>
      log.warn({ err: error }, 'could not delete an unused image'),
    );
  }
  return user;
}

/**
 * Reads the current file and locks the row, so that the later of two parallel uploads deletes the image of the earlier.
 */
async function readProfileImageFile(tx: Db, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ avatarFile: users.avatarFile })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.avatarFile ?? null;
}
