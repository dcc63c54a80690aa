import { gameCategories } from '@playloom/api-contract';
import {
  and,
  arrayOverlaps,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { games, releases, users, type GameRow } from '../../../storage/schema.ts';

/** A release without its client projection. Both are large, and never needed together. */
type ReleaseRow = Omit<InferSelectModel<typeof releases>, 'projection'>;

/** A published game with its creator. */
export type PublishedGame = GameRow & { liveRelease: number; creator: Creator };
interface Creator {
  id: string;
  username: string;
  avatarFile: string | null;
}

/**
 * Minimum similarity between a word of a game and a search term. With a lower value, a search for “teapot” would
 * find “team”.
 */
const WORD_SIMILARITY_MIN = 0.35;

const creator = { id: users.id, username: users.username, avatarFile: users.avatarFile };
const columns = { game: getTableColumns(games), creator };
export const publishedGameCondition = and(
  isNotNull(games.liveRelease),
  isNull(games.trashedAt),
  isNull(games.hiddenAt),
  isNull(users.deleteAfter),
);

/** Games that appear in lists and search. Unlisted games and games for members only are found only by their link. */
const isListed = and(publishedGameCondition, ne(games.visibility, 3), eq(games.isUnlisted, false));

export async function findGame(db: Db, id: string): Promise<PublishedGame | null> {
  return isUuid(id) ? findOne(db, eq(games.id, id)) : null;
}

export async function findGameBySlug(db: Db, slug: string): Promise<PublishedGame | null> {
  return findOne(db, eq(games.slug, slug));
}

/** Finds a published map of a world. */
export async function findMapOfWorld(db: Db, worldId: string, map: string): Promise<PublishedGame | null> {
  return findOne(db, and(eq(games.worldId, worldId), eq(games.worldMap, map)));
}

async function findOne(db: Db, which: SQL | undefined): Promise<PublishedGame | null> {
  const [row] = await selectGames(db).where(and(which, publishedGameCondition));
  return row ? toPublishedGame(row) : null;
}

export function selectGames(db: Db) {
  return db.select(columns).from(games).innerJoin(users, eq(users.id, games.creatorId));
}

export function toPublishedGame({ game, creator: by }: { game: GameRow; creator: Creator }): PublishedGame {
  return { ...game, liveRelease: game.liveRelease ?? 0, creator: by };
}

interface GameListQuery {
  /** A category or a tag; null for all games. */
  category: string | null;
  searchTerm: string;
  openSourceOnly: boolean;
  /** Leaves out the games of this user. */
  notBy?: string;
  limit: number;
  offset: number;
}

/** Lists public games, best first. A search orders by similarity, other lists by plays or age. */
export async function listGames(db: Db, query: GameListQuery): Promise<PublishedGame[]> {
  const { searchTerm, category, openSourceOnly, notBy } = query;
  const rows = await selectGames(db)
    .where(
      and(
        isListed,
        openSourceOnly ? eq(games.isOpenSource, true) : undefined,
        notBy === undefined ? undefined : ne(users.username, notBy),
        category === null ? undefined : isInCategory(category),
        searchTerm ? isSimilar(searchTerm) : undefined,
      ),
    )
    .orderBy(
      ...(searchTerm ? [desc(rankSimilarity(searchTerm))] : []),
      ...orderByCategory(category),
      desc(games.plays),
      desc(games.publishedAt),
      games.slug,
    )
    .limit(query.limit)
    .offset(query.offset);
  return rows.map(toPublishedGame);
}

/** Lists all open-source games of one creator, no matter how popular they are. */
export async function listOpenGamesOf(db: Db, username: string): Promise<PublishedGame[]> {
  const rows = await selectGames(db)
    .where(and(isListed, eq(users.username, username), eq(games.isOpenSource, true)))
    .orderBy(games.slug);
  return rows.map(toPublishedGame);
}

/** Selects the games in a category. A word that is not a category is treated as a tag. */
function isInCategory(category: string): SQL | undefined {
  if (category === 'popular' || category === 'new') return undefined;
  if (category === 'html5') return hasTouchControls;
  const tags = findCategoryTags(category);
  const hasTag = tags ? arrayOverlaps(games.tags, [...tags]) : hasTagLike(category);
  return category === 'io' ? or(eq(games.category, 'io'), hasTag) : hasTag;
}

const hasTouchControls = sql`(${games.facts}->>'hasTouchControls')::boolean`;

/** A tag that pages add to games with touch controls. */
const TOUCH_WORDS = joinWords('phone friendly');

/**
 * Selects games with this tag in any spelling: "Phone friendly", "#phone-friendly" and "phonefriendly" are the
 * same.
 */
function hasTagLike(term: string): SQL {
  const wanted = joinWords(term);
  const hasTag = sql`exists (select 1 from unnest(${games.tags}) as tag(word)
    where regexp_replace(lower(tag.word), '[-_[:space:]]+', '', 'g') = ${wanted})`;
  return wanted === TOUCH_WORDS ? sql`(${hasTag} or ${hasTouchControls})` : hasTag;
}

function joinWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/^#/, '')
    .replaceAll(/[-_\s]+/g, '');
}

/** Checks own properties only, because the word comes from a URL. */
function findCategoryTags(category: string): readonly string[] | undefined {
  return Object.hasOwn(gameCategories, category) ? gameCategories[category]?.tags : undefined;
}

function orderByCategory(category: string | null): SQL[] {
  if (category === 'new') return [desc(games.publishedAt)];
  if (category === 'html5') return [sql`lower(${games.title})`];
  return [];
}

/** The slug with spaces, so that both "harbour island" and "harbour-island" find the game. */
const slugWords = sql`replace(${games.slug}, '-', ' ')`;

/**
 * Selects games that contain the term in their text, creator's name or slug, have a similar word there (so that
 * typos still match), or belong to the category or tag of that name.
 */
function isSimilar(term: string): SQL {
  const pattern = toPattern(term);
  const words = term.replaceAll('-', ' ');
  const category = term.toLowerCase().replaceAll(/[_\s]+/g, '-');
  const isNamedGenre = findCategoryTags(category) ? isInCategory(category) : undefined;
  return sql`(${games.searchText} ilike ${pattern} or ${users.username} ilike ${pattern}
    or ${slugWords} ilike ${toPattern(words)} or ${isNamedGenre ?? sql`false`} or ${hasTagLike(term)}
    or strict_word_similarity(${term}, ${games.searchText}) >= ${WORD_SIMILARITY_MIN}
    or strict_word_similarity(${words}, ${slugWords}) >= ${WORD_SIMILARITY_MIN}
    or strict_word_similarity(${term}, ${users.username}) >= ${WORD_SIMILARITY_MIN})`;
}

function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Ranks matches in the title highest, and whole titles above parts of titles. */
function rankSimilarity(term: string): SQL {
  const words = term.replaceAll('-', ' ');
  return sql`similarity(${term}, ${games.title}) + ${hasTagLike(term)}::int + greatest(2 * word_similarity(${term}, ${games.title}),
    2 * similarity(${words}, ${slugWords}), word_similarity(${term}, ${games.searchText}),
    word_similarity(${term}, ${users.username}))`;
}

/** Lists games that share tags with this one, those with the most tags in common first. */
export async function listSimilarGames(db: Db, game: PublishedGame, limit: number): Promise<PublishedGame[]> {
  const tags = sql`array(select unnest(${games.tags}) intersect select unnest(${sql.param(game.tags)}::text[]))`;
  const rows = await selectGames(db)
    .where(and(isListed, ne(games.id, game.id)))
    .orderBy(desc(sql`cardinality(${tags})`), desc(games.plays), games.slug)
    .limit(limit);
  return rows.map(toPublishedGame);
}

export async function findRelease(db: Db, gameId: string, release: number): Promise<ReleaseRow | null> {
  if (!isUuid(gameId)) return null;
  const { projection: _projection, ...columns } = getTableColumns(releases);
  const [row] = await db
    .select(columns)
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, release)));
  return row ?? null;
}

/** Finds the client projection of a release, as text. */
export async function findReleaseProjection(
  db: Db,
  gameId: string,
  release: number,
): Promise<{ documentHash: string; projection: string } | null> {
  if (!isUuid(gameId)) return null;
  const { documentHash, projection } = getTableColumns(releases);
  const [row] = await db
    .select({ documentHash, projection })
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, release)));
  return row ?? null;
}

/** Lists a user's games that may have rooms. */
export async function listGameIdsOf(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.creatorId, creatorId), isNotNull(games.liveRelease)));
  return rows.map(({ id }) => id);
}
