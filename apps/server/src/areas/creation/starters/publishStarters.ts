import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { BLANK_STARTER } from '@playloom/api-contract';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithFiles, FileStore } from '../../../files/FileStore.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import { linkDraftFiles } from '../drafts/draftQueries.ts';
import { type GameRow, games, users, worlds } from '../../../storage/schema.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { serializeGame } from '../documents/serializeGame.ts';
import { toGameColumns, storeRelease } from '../releases/storeRelease.ts';
import {
  readStarter,
  readStarters,
  STARTERS_FOLDER,
  type Starter,
  type StarterFile,
} from './readStarters.ts';
import { STARTERS_USERNAME } from '../../identity/users/startersAccount.ts';

const STARTERS_EMAIL = 'starters@playloom.invalid';
const NO_PASSWORD = 'none';
const CONTENT_TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp' };

interface PublishedStarter {
  slug: string;
  release: number;
  isNew: boolean;
}

/**
 * Publishes the games that come with Playloom, each in one transaction. A starter that was changed becomes a new
 * release, and others stay as they are. A game of another user with the same slug is left alone.
 */
export async function publishStarters(
  services: WithClock & WithLog & WithDatabase & WithFiles & WithEngineVersion,
  folder = STARTERS_FOLDER,
): Promise<PublishedStarter[]> {
  const starters = await readStarters(folder);
  const creatorId = await findCreator(services.db, services.clock.now());
  const published: PublishedStarter[] = [];
  for (const starter of starters) {
    const result = await services.db.transaction((tx) => publishStarter(tx, services, creatorId, starter));
    if (result) published.push(result);
  }
  await services.db.transaction((tx) => storeBlankFiles(tx, services, creatorId, folder));
  const changed = published.filter(({ isNew }) => isNew).map(({ slug, release }) => `${slug} ${release}`);
  if (changed.length > 0) services.log.info({ games: changed }, 'published the starter games');
  return published;
}

async function findCreator(db: Db, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    await acquireTransactionLock(tx, 'starters');
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, STARTERS_USERNAME));
    if (known) return known.id;
    const [added] = await tx
      .insert(users)
      .values({
        username: STARTERS_USERNAME,
        email: STARTERS_EMAIL,
        passwordHash: NO_PASSWORD,
        createdAt: now,
      })
      .returning({ id: users.id });
    if (!added) throw new Error('The starter games account was not created.');
    return added.id;
  });
}

async function publishStarter(
  tx: Db,
  { files, clock, log, engineVersion }: WithClock & WithLog & WithFiles & WithEngineVersion,
  creatorId: string,
  starter: Starter,
): Promise<PublishedStarter | null> {
  const now = clock.now();
  // Servers that start at the same time publish one after the other. The second one finds everything already published.
  await acquireTransactionLock(tx, 'starters');
  const known = await findStarter(tx, starter, { creatorId, engineVersion, now });
  if (known.creatorId !== creatorId) {
    log.warn({ slug: starter.slug }, 'skipped a starter game: another user has a game with this slug');
    return null;
  }
  await storeStarterFiles(tx, files, [...starter.files, starter.cover], creatorId, now);
  const game = serializeGame(starter.game);
  const plan = { gameId: known.id, game, engineVersion, expected: null, now };
  const release = await storeRelease(tx, plan);
  const place = await findWorld(tx, starter, creatorId, now);
  await tx
    .update(games)
    .set({
      ...place,
      coverFile: starter.cover.name,
      isCoverInherited: false,
      category: starter.category,
      isOpenSource: true,
    })
    .where(eq(games.id, known.id));
  return { slug: starter.slug, release, isNew: release !== known.liveRelease };
}

/** Stores the files of the blank starter, because games of visitors without an account use them. */
async function storeBlankFiles(
  tx: Db,
  { files, clock, engineVersion }: WithClock & WithFiles & WithEngineVersion,
  creatorId: string,
  folder: string,
): Promise<void> {
  const now = clock.now();
  await acquireTransactionLock(tx, 'starters');
  const blank = await readStarter(join(folder, BLANK_STARTER));
  const row = await findStarter(
    tx,
    { slug: BLANK_STARTER, game: blank.game },
    { creatorId, engineVersion, now },
  );
  if (row.creatorId !== creatorId) return;
  await storeStarterFiles(tx, files, blank.files, creatorId, now);
  const names = blank.files.map(({ name }) => name);
  await linkDraftFiles(tx, row.id, names);
}

async function findStarter(
  tx: Db,
  { slug, game }: Pick<Starter, 'slug' | 'game'>,
  { creatorId, engineVersion, now }: { creatorId: string; engineVersion: string; now: Date },
): Promise<GameRow> {
  const [known] = await tx.select().from(games).where(eq(games.slug, slug));
  if (known) return known;
  const [added] = await tx
    .insert(games)
    .values({ slug, creatorId, engineVersion, createdAt: now, ...toGameColumns(serializeGame(game)) })
    .returning();
  if (!added) throw new Error(`The game ${slug} was not added.`);
  return added;
}

async function storeStarterFiles(
  tx: Db,
  store: FileStore,
  files: StarterFile[],
  ownerId: string,
  now: Date,
): Promise<void> {
  for (const { bytes, extension } of files) {
    const contentType = CONTENT_TYPES[extension] ?? 'application/octet-stream';
    await storeFile(tx, store, { bytes, extension, contentType, ownerId, now });
  }
}

async function findWorld(tx: Db, { slug, world }: Starter, ownerId: string, now: Date) {
  if (world === null) return { worldId: null, worldMap: null };
  const isThis = and(eq(worlds.ownerId, ownerId), eq(worlds.name, world));
  const [known] = await tx.select({ id: worlds.id }).from(worlds).where(isThis);
  if (known) return { worldId: known.id, worldMap: slug };
  const [added] = await tx
    .insert(worlds)
    .values({ ownerId, name: world, createdAt: now })
    .returning({ id: worlds.id });
  return { worldId: added?.id ?? null, worldMap: slug };
}
