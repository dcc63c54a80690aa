import type { Db } from '../../../storage/openDatabase.ts';
import { deviceProfiles } from '../../../storage/schema.ts';

interface Visit {
  deviceId: string;
  userId: string | null;
  now: Date;
}

/** Stores the id that a browser generated, with the user it was last seen with. */
export async function recordDevice(db: Db, { deviceId, userId, now }: Visit): Promise<void> {
  await db
    .insert(deviceProfiles)
    .values({ deviceId, userId, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: deviceProfiles.deviceId,
      set: { lastSeenAt: now, ...(userId ? { userId } : {}) },
    });
}
