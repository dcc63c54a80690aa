import { findEntity } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { type ViewEvent, wasEntitySeen } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { BACKLOG_MAX } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';
import { canViewerSee, isEntityVisible, type Viewer } from './markVisibleEntities.ts';
import { isInsideRectangle, type Rectangle } from '../buffers/Rectangle.ts';
import type { RoomEvent } from '../state/RoomEvent.ts';

type HurtEvent = Extract<ViewEvent, { kind: 'hurt' }>;

/** The tangent of half an eighth of a turn. */
const TANGENT = Math.SQRT2 - 1;
const NO_EVENTS: readonly ViewEvent[] = [];

/**
 * Collects the events since the last snapshot for a client. Call it after `markVisibleEntities` for the same
 * client.
 */
export function collectClientEvents(
  room: Room,
  client: Client,
  viewer: Viewer,
  screen: Rectangle,
): readonly ViewEvent[] {
  if (room.events.length === 0 && client.backlog.length === 0) return NO_EVENTS;
  const picked = client.backlog;
  client.backlog = [];
  for (const event of room.events) {
    if (!isMeantFor(event, viewer, client) || !isNear(event, client, screen)) continue;
    if (event.entity !== null && !isSeen(room, client, event.entity)) continue;
    if (event.impliedBy !== undefined && isEntityVisible(room, event.impliedBy)) continue;
    picked.push(withoutUnseenAttacker(room, client, viewer, event.event));
  }
  return picked;
}

/** Stores events that must not be missed until the client is encoded again. */
export function queueMissedEvents(room: Room, client: Client, viewer: Viewer): void {
  for (const event of room.events) {
    if (event.isLasting && isMeantFor(event, viewer, client)) client.backlog.push(event.event);
  }
  if (client.backlog.length > BACKLOG_MAX) client.backlog.splice(0, client.backlog.length - BACKLOG_MAX);
}

function isMeantFor({ player, team, author }: RoomEvent, viewer: Viewer, { member }: Client): boolean {
  if (author != null && member.hides?.includes(author)) return false;
  if (player !== null && viewer?.id !== player) return false;
  return team === null || viewer?.team === team;
}

function isNear({ at, range }: RoomEvent, { center }: Client, screen: Rectangle): boolean {
  if (at === null) return true;
  if (range === null) return isInsideRectangle(screen, at.x, at.y);
  const dx = at.x - center.x;
  const dy = at.y - center.y;
  return dx * dx + dy * dy <= range * range;
}

/** Whether the client sees an entity, or saw it in the previous snapshot: a dead entity is already gone. */
function isSeen(room: Room, { baseline }: Client, entity: EntityId): boolean {
  return isEntityVisible(room, entity) || wasEntitySeen(room.encoder, baseline, entity);
}

/**
 * Removes an attacker that the client can't see. The hurt player gets its direction instead, in eighths of a turn, if
 * the game shows them and the attacker isn't hidden from the player.
 */
function withoutUnseenAttacker(room: Room, client: Client, viewer: Viewer, event: ViewEvent): ViewEvent {
  if (event.kind !== 'hurt' || event.attacker === null || isSeen(room, client, event.attacker)) return event;
  const isOwn = viewer !== null && viewer.unit === event.entity;
  return { ...event, attacker: null, direction: isOwn ? findDirection(room, viewer, event) : null };
}

function findDirection({ world }: Room, viewer: Viewer, hurt: HurtEvent): number | null {
  if (!world.game.game.settings.hud.hasHitDirections) return null;
  const [victim, attacker] = [findEntity(world, hurt.entity), findEntity(world, hurt.attacker)];
  if (victim === null || attacker === null || !canViewerSee(world, viewer, attacker)) return null;
  const { x, y } = world.entities.motion;
  return toDirection(x[attacker.slot]! - x[victim.slot]!, y[attacker.slot]! - y[victim.slot]!);
}

/** Eighths of a turn, clockwise from the right. More would tell where exactly the attacker is. */
function toDirection(dx: number, dy: number): number {
  const [across, down] = [Math.abs(dx), Math.abs(dy)];
  if (down < across * TANGENT) return dx > 0 ? 0 : 4;
  if (across < down * TANGENT) return dy > 0 ? 2 : 6;
  if (dy > 0) return dx > 0 ? 1 : 3;
  return dx > 0 ? 7 : 5;
}
