import { type GameRow, games } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { serializeGame, type SerializedGame } from '../documents/serializeGame.ts';
import { toGameColumns } from '../releases/storeRelease.ts';
import { makeEmptyGame } from '../documents/draftState.ts';
import { makeSlug, addSlugSuffix } from './makeSlug.ts';

interface NewGame {
  creatorId: string;
  title: string;
  /** Null while the document has problems. Lists then show only the title. */
  about: Pick<SerializedGame, 'settings' | 'facts'> | null;
  preferredRegion: string;
  engineVersion: string;
  now: Date;
}

const SLUG_TRIES = 20;

/** Adds a game with a unique slug that cannot be played yet. */
export async function insertGame(tx: Db, wanted: NewGame): Promise<GameRow> {
  const { creatorId, title, preferredRegion, engineVersion, now } = wanted;
  const about = { ...toGameColumns(wanted.about ?? serializeGame(makeEmptyGame(title))), title };
  const base = makeSlug(title);
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const [row] = await tx
      .insert(games)
      .values({
        ...about,
        slug: tries === 0 ? base : addSlugSuffix(base),
        creatorId,
        sandboxMode: 'advanced',
        preferredRegion,
        engineVersion,
        createdAt: now,
      })
      .onConflictDoNothing({ target: games.slug })
      .returning();
    if (row) return row;
  }
  throw new Error(`No free slug was found for ${base}.`);
}
