import { findBestPlayer, findEntity, type Player, type World } from '@playloom/engine';
import type { EntityId, Point } from '@playloom/game-format';
import type { OwnView } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { findInitialCenter } from '../state/findInitialCenter.ts';
import { canViewerSee } from './markVisibleEntities.ts';

/** Describes the camera of a client. Spectators watch the player they chose, or the leader. */
export function describeCamera(world: World, client: Client, player: Player | null): OwnView['camera'] {
  if (player !== null) {
    const { followed } = client;
    return followed === null ? player.camera : { ...player.camera, target: followed, position: null };
  }
  const { zoom } = world.game.game.settings.camera;
  const isSpectator = client.player === null;
  if (isSpectator) client.watched = findWatched(world, client);
  if (isSpectator && client.watched !== null) return { target: client.watched, position: null, zoom };
  return { target: null, position: findInitialCenter(world), zoom };
}

/** The unit that a spectator follows: the same one until it is gone or another one is chosen. */
function findWatched(world: World, { chosen, watched }: Client): EntityId | null {
  const wanted = chosen === null ? null : (world.players.get(chosen)?.unit ?? null);
  const candidates = [wanted, watched, findBestPlayer(world)?.unit ?? null];
  return candidates.find((unit) => canFollow(world, unit)) ?? null;
}

/** Whether a spectator may follow a unit. Following a hidden unit would reveal its position. */
function canFollow(world: World, unit: EntityId | null): boolean {
  const entity = findEntity(world, unit);
  return entity !== null && canViewerSee(world, null, entity);
}

/** Finds the center of a client's screen and stores it for when there is nothing to follow. */
export function findScreenCenter(
  world: World,
  client: Client,
  player: Player | null,
  camera: OwnView['camera'],
): Point {
  const { follow } = world.game.game.settings.camera;
  if (camera.position !== null) moveCenter(client, camera.position.x, camera.position.y);
  else if (!centerOn(world, client, camera.target) && follow === 'own-unit') {
    centerOn(world, client, player?.unit ?? null);
  }
  return client.center;
}

/** Centers the screen on an entity. Returns false if the entity doesn't exist. */
function centerOn(world: World, client: Client, id: EntityId | null): boolean {
  const entity = findEntity(world, id);
  if (entity === null) return false;
  const { x, y } = world.entities.motion;
  moveCenter(client, x[entity.slot]!, y[entity.slot]!);
  return true;
}

function moveCenter({ center }: Client, x: number, y: number): void {
  center.x = x;
  center.y = y;
}
