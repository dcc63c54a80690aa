import type { Cosmetic, WornCosmetics } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { wornCosmetics } from '../../../storage/schema.ts';
import { CosmeticNotEarned } from './cosmeticErrors.ts';
import { readEarnedCosmetics } from './readEarnedCosmetics.ts';

interface WornIds {
  readonly frame: string | null;
  readonly emblem: string | null;
}

/** Reads what the profile of a user shows. Frames and emblems that are no longer given are left out. */
export async function readWornCosmetics(
  db: Db,
  userId: string,
  earned: readonly Cosmetic[],
): Promise<WornCosmetics> {
  const [row] = await db.select().from(wornCosmetics).where(eq(wornCosmetics.userId, userId));
  return row === undefined ? { frame: null, emblem: null } : describeWorn(row, earned);
}

/** Sets what the profile of a user shows: only what they have earned. */
export async function wearCosmetics(
  { db }: WithDatabase,
  userId: string,
  { frame, emblem }: WornIds,
): Promise<WornCosmetics> {
  const earned = await readEarnedCosmetics(db, userId);
  const worn = describeWorn({ frame, emblem }, earned);
  if ((frame !== null && worn.frame === null) || (emblem !== null && worn.emblem === null))
    throw CosmeticNotEarned();
  await db
    .insert(wornCosmetics)
    .values({ userId, frame, emblem })
    .onConflictDoUpdate({ target: wornCosmetics.userId, set: { frame, emblem } });
  return worn;
}

function describeWorn({ frame, emblem }: WornIds, earned: readonly Cosmetic[]): WornCosmetics {
  const find = (kind: Cosmetic['kind'], id: string | null) =>
    earned.find((cosmetic) => cosmetic.kind === kind && cosmetic.id === id) ?? null;
  return { frame: find('frame', frame), emblem: find('emblem', emblem) };
}
