import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { limits } from '@playloom/game-format';
import {
  GameInOtherWorld,
  TooManyWorlds,
  WorldFull,
  WorldNameRefused,
  WorldNotEmpty,
} from '../../http/worldErrors.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess } from '../../storage/draftQueries.ts';
import { isId } from '../../storage/isId.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { takeTurn } from '../../storage/takeTurn.ts';
import {
  addWorld,
  changeWorldRow,
  deleteWorldRow,
  findWorld,
  listMapIds,
  listMapsOf,
  listWorldsOf,
  putIntoWorld,
  takeOutOfWorld,
  type WorldRow,
} from '../../storage/worldQueries.ts';
import { needRight } from '../drafts/policy.ts';
import { isRefusedText } from '../words/isRefusedText.ts';
import { nameMap } from './nameMap.ts';
import { needOwnWorld } from './policy.ts';

export const WORLDS_MAX = 50;
/** A map names all the others. */
const MAPS_MAX = limits.WORLD_MAPS_MAX + 1;

export async function createWorld(
  services: Services,
  ownerId: string,
  { name, gameId }: BodyOf<Endpoints['createWorld']>,
): Promise<string> {
  const { clock } = services;
  screenName(name);
  return changeWorlds(services, ownerId, async (tx) => {
    if ((await listWorldsOf(tx, ownerId)).length >= WORLDS_MAX) throw TooManyWorlds();
    const world = await addWorld(tx, { ownerId, name, createdAt: clock.now() });
    await putMap(tx, world, gameId);
    return world.id;
  });
}

export async function updateWorld(
  { db }: Services,
  userId: string,
  id: string,
  { name, shareWeb3TokenAcrossMaps: sharesToken }: BodyOf<Endpoints['updateWorld']>,
): Promise<void> {
  const world = needOwnWorld(await findWorld(db, id), userId);
  if (name !== undefined) screenName(name);
  if (name === undefined && sharesToken === undefined) return;
  await changeWorldRow(db, world.id, { name, sharesToken });
}

/** Only without maps: players may be on their way between them. */
export async function deleteWorld(services: Services, userId: string, id: string): Promise<void> {
  await changeWorlds(services, userId, async (tx) => {
    const world = needOwnWorld(await findWorld(tx, id), userId);
    if ((await listMapsOf(tx, world.id)).length > 0) throw WorldNotEmpty();
    await deleteWorldRow(tx, world.id);
  });
}

export async function addMap(
  services: Services,
  userId: string,
  { id, gameId }: { id: string; gameId: string },
): Promise<void> {
  await changeWorlds(services, userId, async (tx) =>
    putMap(tx, needOwnWorld(await findWorld(tx, id), userId), gameId),
  );
}

/** What is not in it stays out of it. */
export async function removeMap(
  { db }: Services,
  userId: string,
  { id, gameId }: { id: string; gameId: string },
): Promise<void> {
  const world = needOwnWorld(await findWorld(db, id), userId);
  if (isId(gameId)) await takeOutOfWorld(db, world.id, gameId);
}

/** Changes of one person's worlds come one after the other: none gets more than it may have. */
function changeWorlds<T>({ db }: Services, ownerId: string, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, `worlds ${ownerId}`);
    return change(tx);
  });
}

async function putMap(tx: Db, world: WorldRow, gameId: string): Promise<void> {
  const { game } = needRight(await findDraftAccess(tx, gameId, world.ownerId), 'own');
  if (game.worldId === world.id) return;
  if (game.worldId !== null) throw GameInOtherWorld();
  const maps = await listMapIds(tx, world.id);
  if (maps.length >= MAPS_MAX) throw WorldFull();
  const place = { worldId: world.id, worldMap: nameMap(game.slug, maps) };
  if (!(await putIntoWorld(tx, game, place))) throw GameInOtherWorld();
}

function screenName(name: string): void {
  if (isRefusedText(name)) throw WorldNameRefused({ name: WorldNameRefused.message });
}
