import type { GameWorld, WorldMap } from '@playloom/api-contract';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import type { GameRow } from '../../../storage/schema.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { findWorld, listGamesWithoutWorld, listMapsOf, listWorldsOf } from './worldQueries.ts';
import { hasDraftPermission, requireDraftPermission } from '../drafts/policy.ts';

const GAMES_LISTED = 500;

/** Reads the world of a game and, for its owner, the games that could be added. */
export async function readGameWorld({ db }: WithDatabase, userId: string, id: string): Promise<GameWorld> {
  const { game, role } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  const isOwner = hasDraftPermission(role, 'own');
  const [creator, world, worlds, freeGames] = await Promise.all([
    findUsername(db, game.creatorId),
    readWorld(db, game),
    isOwner ? listWorldsOf(db, userId) : [],
    isOwner ? listGamesWithoutWorld(db, userId, game.id, GAMES_LISTED) : [],
  ]);
  return {
    _id: game.id,
    gameSlug: game.slug,
    title: game.title,
    creator,
    world,
    worlds: worlds
      .filter((one) => one.id !== game.worldId)
      .map(({ id: _id, name, maps }) => ({ _id, name, maps })),
    freeGames,
  };
}

async function readWorld(db: Db, { worldId }: GameRow): Promise<GameWorld['world']> {
  const world = worldId === null ? null : await findWorld(db, worldId);
  if (!world) return null;
  return {
    _id: world.id,
    name: world.name,
    shareWeb3TokenAcrossMaps: world.sharesToken,
    maps: (await listMapsOf(db, world.id)).map(presentMap),
  };
}

function presentMap({ id, slug, worldMap, title, coverFile, liveRelease }: GameRow): WorldMap {
  return {
    _id: id,
    gameSlug: slug,
    map: worldMap ?? slug,
    title,
    cover: coverFile,
    isPublished: liveRelease !== null,
  };
}
