import type { Entity, World } from '@playloom/engine';
import type { Point } from '@playloom/game-format';
import type { MarkerView, OwnView } from '@playloom/protocol';
import type { MarkedTarget } from '../buffers/MarkerList.ts';
import { MARKERS_SEEN_MAX, MARKERS_PER_SECOND } from '../limits/roomLimits.ts';
import type { Client } from '../state/Client.ts';
import type { Room } from '../state/Room.ts';
import { canViewerSee, isEntityVisible, type Viewer } from './markVisibleEntities.ts';

const NO_MARKERS: OwnView['markers'] = [];
/** Positions of entities out of view are rounded to this many parts of a tile. An arrow needs no more. */
const PARTS_PER_TILE = 2;

/**
 * Lists the markers that a client sees. Call it after `markVisibleEntities` for the same client. An entity that is
 * hidden from the player has no marker, unless a rule marked it for this player or their team. Returns the previous
 * list while nothing changed.
 */
export function describeMarkers(room: Room, client: Client, viewer: Viewer): OwnView['markers'] {
  const { targets } = room.visibility.markers;
  if (targets.length === 0) return NO_MARKERS;
  const before = client.baseline.own.markers;
  const markers: MarkerView[] = [];
  for (const target of targets) {
    if (markers.length === MARKERS_SEEN_MAX) break;
    if (!isShownTo(room.world, viewer, target)) continue;
    // A rule’s marker replaces the one of the type.
    if (target.entity !== null && markers.some(({ entity }) => entity === target.entity?.id)) continue;
    const known =
      target.entity === null ? undefined : before.find(({ entity }) => entity === target.entity?.id);
    const view = describeMarker(room, target, known);
    const same = before[markers.length];
    markers.push(same !== undefined && isSame(same, view) ? same : view);
  }
  const isUnchanged =
    markers.length === before.length && markers.every((marker, index) => marker === before[index]);
  return isUnchanged ? before : markers;
}

function isShownTo(world: World, viewer: Viewer, { entity, rule, audience }: MarkedTarget): boolean {
  const isNamed = rule !== null && isNamedBy(rule, viewer);
  if (rule !== null && !isNamed && (rule.player !== null || rule.team !== null)) return false;
  if (entity === null) return true;
  if (entity.id === viewer?.unit || !isInPlay(entity)) return false;
  if (rule === null && !isInAudience(audience, viewer, entity)) return false;
  return isNamed || canViewerSee(world, viewer, entity);
}

function isNamedBy(rule: NonNullable<MarkedTarget['rule']>, viewer: Viewer): boolean {
  if (viewer === null) return false;
  return rule.player === viewer.id || (rule.team !== null && rule.team === viewer.team);
}

/** Items in an inventory have no position, and dead units are out of play. */
function isInPlay(entity: Entity): boolean {
  if (entity.isDoomed || (entity.kind === 'unit' && entity.isDead)) return false;
  return entity.kind !== 'item' || entity.holder === null;
}

function isInAudience(audience: MarkedTarget['audience'], viewer: Viewer, { team, owner }: Entity): boolean {
  if (audience === 'everyone') return true;
  const isOwn = viewer !== null && (viewer.id === owner || (team !== null && viewer.team === team));
  return isOwn === (audience === 'team');
}

function describeMarker(room: Room, target: MarkedTarget, known: MarkerView | undefined): MarkerView {
  const { entity, icon, color, flags } = target;
  if (entity === null) return { entity: null, at: target.at, icon, color, team: null, flags };
  const { id, team } = entity;
  return { entity: id, at: describePlace(room, entity, known), icon, color, team, flags };
}

/** Where a marked entity is, or null if the client sees it anyway. Moving ones are updated only a few times a second. */
function describePlace(room: Room, { id, slot }: Entity, known: MarkerView | undefined): Point | null {
  if (isEntityVisible(room, id)) return null;
  const { tick, game, entities } = room.world;
  const isDue = tick % Math.max(1, Math.round(game.tickRate / MARKERS_PER_SECOND)) === 0;
  const last = known?.at ?? null;
  if (last !== null && !isDue) return last;
  const { x, y } = entities.motion;
  return { x: roundPlace(x[slot]!), y: roundPlace(y[slot]!) };
}

function roundPlace(tiles: number): number {
  return Math.round(tiles * PARTS_PER_TILE) / PARTS_PER_TILE;
}

function isSame(a: MarkerView, b: MarkerView): boolean {
  return (
    a.entity === b.entity &&
    a.at?.x === b.at?.x &&
    a.at?.y === b.at?.y &&
    a.icon === b.icon &&
    a.color === b.color &&
    a.team === b.team &&
    a.flags === b.flags
  );
}
