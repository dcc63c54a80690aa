import { findUnit, getHeldItem, type Unit, type WorldEvent } from '@playloom/engine';
import type { EntityId, PlayerId } from '@playloom/game-format';
import type { Room } from '../state/Room.ts';
import { everyone, everyoneReliably, type RoomEvent } from '../state/RoomEvent.ts';

/** Queues an event for the next snapshot; state that is part of the view needs no event. */
export function queueWorldEvent(room: Room, event: WorldEvent): void {
  const translated = translate(room, event);
  if (translated !== null) room.events.push(translated);
}

function translate(room: Room, event: WorldEvent): RoomEvent | null {
  switch (event.kind) {
    case 'sound':
      return translateSound(room, event);
    case 'effect':
      return { ...everyone, event, at: { x: event.x, y: event.y } };
    case 'floating-text':
      return { ...everyone, event, at: event.at };
    case 'message': {
      const { text, seconds, player } = event;
      return { ...everyoneReliably, event: { kind: 'message', text, seconds }, player };
    }
    case 'chat':
      return translateChat(room, event);
    case 'panel-message':
      return translatePanelMessage(event);
    case 'camera-shake': {
      const { strength, seconds, player } = event;
      return { ...everyone, event: { kind: 'camera-shake', strength, seconds }, player };
    }
    case 'hurt':
      return { ...everyone, event: { ...event, direction: null }, entity: event.entity };
    case 'attack':
      return { ...everyone, event, entity: event.unit };
    case 'death':
      return translateDeath(room, event);
    case 'match':
      return { ...everyoneReliably, event };
    case 'join':
    case 'leave':
      return translatePresence(room, event);
    case 'achievement':
      return translateAchievement(room, event);
    case 'goal':
      return translateGoal(room, event);
    case 'layer-opacity':
      storeLayerOpacity(room, event);
      return null;
    // Clients get these as part of the view's state.
    case 'music':
    case 'screen-text':
    case 'panel':
    case 'question':
    case 'daylight':
      return null;
    // These are only for the platform.
    case 'remove-player':
    case 'save':
    case 'leaderboard':
    case 'progress':
    case 'coin-offer':
    case 'purchase':
    case 'travel':
    case 'rule-problem':
    case 'script-problem':
    case 'script-line':
      return null;
  }
}

function translateChat(room: Room, { text, from, player, team }: WorldEvent & { kind: 'chat' }): RoomEvent {
  const name = from === null ? '' : findPlayerName(room, from);
  const event = { kind: 'chat', text, from, name, isTeamOnly: team !== null } as const;
  const author = from === null ? null : (room.userIds.get(from) ?? null);
  return { ...everyoneReliably, event, player, team, author };
}

function translatePanelMessage({
  panel,
  event,
  value,
  player,
}: WorldEvent & { kind: 'panel-message' }): RoomEvent {
  return { ...everyoneReliably, event: { kind: 'panel-message', panel, event, value }, player };
}

/** Creates a line of the kill feed if a player died, otherwise an event for clients that saw the death. */
function translateDeath(room: Room, { entity, killer }: WorldEvent & { kind: 'death' }): RoomEvent {
  const unit = killer === null ? null : findUnit(room.world, killer);
  const victim = findPlayerOf(room, entity);
  const event = {
    kind: 'death',
    entity,
    victim,
    killer: killer === null ? null : findPlayerOf(room, killer),
    item: unit === null ? null : findWeapon(room, unit),
  } as const;
  return victim === null ? { ...everyone, event, entity } : { ...everyoneReliably, event };
}

function translateSound(
  { world }: Room,
  { sound, at, player, attacker }: WorldEvent & { kind: 'sound' },
): RoomEvent {
  const range = at === null ? null : (world.game.game.types.sounds[sound]?.range ?? 0);
  return { ...everyone, event: { kind: 'sound', sound, at }, player, at, range, impliedBy: attacker };
}

/** Only the player is told. */
function translateAchievement(
  { world }: Room,
  { player, achievement }: WorldEvent & { kind: 'achievement' },
): RoomEvent | null {
  const found = world.game.achievements.get(achievement);
  if (found === undefined) return null;
  const { name, description, icon, points } = found;
  const event = { kind: 'achievement', name, text: description, icon, points } as const;
  return { ...everyoneReliably, event, player };
}

/** Only the player is told. */
function translateGoal({ world }: Room, { player, goal }: WorldEvent & { kind: 'goal' }): RoomEvent | null {
  const found = world.game.goals.get(goal);
  if (found === undefined) return null;
  const { period, name, icon, points } = found;
  return { ...everyoneReliably, event: { kind: 'goal', period, name, icon, points }, player };
}

function translatePresence(room: Room, { kind, player }: WorldEvent & { kind: 'join' | 'leave' }): RoomEvent {
  const name = findPlayerName(room, player);
  if (kind === 'join') room.playerNames.set(player, name);
  return { ...everyoneReliably, event: { kind, player, name } };
}

/**
 * Stores a layer opacity that was set for one player with the client: the world has only those for everyone.
 */
function storeLayerOpacity(
  room: Room,
  { layer, opacity, player }: WorldEvent & { kind: 'layer-opacity' },
): void {
  for (const client of room.clients.values()) {
    if (player === null && Object.hasOwn(client.layerOpacities, layer)) {
      const { [layer]: _removed, ...others } = client.layerOpacities;
      client.layerOpacities = others;
    }
    if (player !== null && client.player === player) {
      client.layerOpacities = { ...client.layerOpacities, [layer]: opacity };
    }
  }
}

function findPlayerName(room: Room, player: PlayerId): string {
  return room.world.players.get(player)?.name ?? room.playerNames.get(player) ?? '';
}

function findPlayerOf({ world }: Room, entity: EntityId): PlayerId | null {
  for (const { id, unit } of world.players.values()) if (unit === entity) return id;
  return findUnit(world, entity)?.owner ?? null;
}

function findWeapon({ world }: Room, unit: Unit): string | null {
  return unit.inventory.length === 0 ? null : (getHeldItem(world, unit)?.type ?? null);
}
