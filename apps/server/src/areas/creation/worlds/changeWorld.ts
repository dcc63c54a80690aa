import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { limits } from '@playloom/game-format';
import {
  GameInOtherWorld,
  TooManyWorlds,
  WorldFull,
  WorldNameRejected,
  WorldNotEmpty,
} from './worldErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import {
  insertWorld,
  updateWorldRow,
  deleteWorldRow,
  findWorld,
  listMapNames,
  listMapsOf,
  listWorldsOf,
  addGameToWorld,
  removeGameFromWorld,
  type WorldRow,
} from './worldQueries.ts';
import { requireDraftPermission } from '../drafts/policy.ts';
import { isBlockedName } from '../../../text-filter/isBlockedName.ts';
import { makeMapName } from './makeMapName.ts';
import { requireOwnWorld } from './policy.ts';

const WORLDS_MAX = 50;
/** The limit in a game document counts only the other maps, so a world can have one more. */
const MAPS_MAX = limits.WORLD_MAPS_MAX + 1;

export async function createGameWorld(
  services: WithClock & WithDatabase,
  ownerId: string,
  { name, gameId }: EndpointBody<Endpoints['createWorld']>,
): Promise<string> {
  const { clock } = services;
  screenName(name);
  return changeWorlds(services, ownerId, async (tx) => {
    if ((await listWorldsOf(tx, ownerId)).length >= WORLDS_MAX) throw TooManyWorlds();
    const world = await insertWorld(tx, { ownerId, name, createdAt: clock.now() });
    await putMap(tx, world, gameId);
    return world.id;
  });
}

export async function updateGameWorld(
  { db }: WithDatabase,
  userId: string,
  id: string,
  { name, shareWeb3TokenAcrossMaps: sharesToken }: EndpointBody<Endpoints['updateWorld']>,
): Promise<void> {
  const world = requireOwnWorld(await findWorld(db, id), userId);
  if (name !== undefined) screenName(name);
  if (name === undefined && sharesToken === undefined) return;
  await updateWorldRow(db, world.id, { name, sharesToken });
}

/** Deletes a world. It must have no maps, because players may be traveling between them. */
export async function deleteGameWorld(services: WithDatabase, userId: string, id: string): Promise<void> {
  await changeWorlds(services, userId, async (tx) => {
    const world = requireOwnWorld(await findWorld(tx, id), userId);
    if ((await listMapsOf(tx, world.id)).length > 0) throw WorldNotEmpty();
    await deleteWorldRow(tx, world.id);
  });
}

export async function addWorldMap(
  services: WithDatabase,
  userId: string,
  { id, gameId }: { id: string; gameId: string },
): Promise<void> {
  await changeWorlds(services, userId, async (tx) =>
    putMap(tx, requireOwnWorld(await findWorld(tx, id), userId), gameId),
  );
}

/** Removes a map from a world. Succeeds even if the game is not a map of the world. */
export async function removeWorldMap(
  { db }: WithDatabase,
  userId: string,
  { id, gameId }: { id: string; gameId: string },
): Promise<void> {
  const world = requireOwnWorld(await findWorld(db, id), userId);
  if (isUuid(gameId)) await removeGameFromWorld(db, world.id, gameId);
}

/** Changes to one user's worlds run one after the other, so that limits cannot be exceeded. */
function changeWorlds<T>({ db }: WithDatabase, ownerId: string, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `worlds ${ownerId}`);
    return change(tx);
  });
}

async function putMap(tx: Db, world: WorldRow, gameId: string): Promise<void> {
  const { game } = requireDraftPermission(await findDraftAccess(tx, gameId, world.ownerId), 'own');
  if (game.worldId === world.id) return;
  if (game.worldId !== null) throw GameInOtherWorld();
  const maps = await listMapNames(tx, world.id);
  if (maps.length >= MAPS_MAX) throw WorldFull();
  const place = { worldId: world.id, worldMap: makeMapName(game.slug, maps) };
  if (!(await addGameToWorld(tx, game, place))) throw GameInOtherWorld();
}

function screenName(name: string): void {
  if (isBlockedName(name)) throw WorldNameRejected({ name: WorldNameRejected.message });
}
