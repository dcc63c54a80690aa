import type { EntityId, Value } from '@playloom/game-format';
import { toText } from '../values/toText.ts';
import type { Entity } from '../entities/Entity.ts';
import { findEntity } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';

const TILE_DIGITS = 2;

/** The display name of an entity: its own, its player's, or its type's. */
export function getEntityName(world: World, entity: Entity): string {
  const { units, items, projectiles, props } = world.game.game.types;
  const types = { unit: units, item: items, projectile: projectiles, prop: props };
  const owner = entity.kind === 'unit' && entity.owner !== null ? world.players.get(entity.owner) : undefined;
  const isSteered = owner !== undefined && owner.unit === entity.id;
  return (
    entity.name ?? (isSteered ? owner.name : null) ?? types[entity.kind][entity.type]?.name ?? entity.type
  );
}

/** Formats the value of a slot with the names that players see in the game. */
export function describeValue(world: World, value: Value, type: string): string {
  if (value === null) return 'nothing';
  if (isEntityType(type) && typeof value === 'number') return describeEntityId(world, value);
  if (isGroupType(type) && Array.isArray(value)) return describeGroup(world, value, type.slice(0, -1));
  if (type === 'player' && typeof value === 'number') return world.players.get(value)?.name ?? 'nobody';
  if (type === 'team' && typeof value === 'string') return world.game.game.types.teams[value]?.name ?? value;
  if (type === 'position' && typeof value === 'object' && 'x' in value)
    return `${formatCoordinate(value['x'])}, ${formatCoordinate(value['y'])}`;
  return toText(value);
}

function isEntityType(type: string): boolean {
  return type === 'unit' || type === 'item' || type === 'projectile' || type === 'prop' || type === 'entity';
}

function isGroupType(type: string): boolean {
  return isEntityType(type.slice(0, -1)) || type === 'players' || type === 'teams';
}

function describeEntityId(world: World, id: EntityId): string {
  const entity = findEntity(world, id);
  return entity === null ? 'gone' : `${getEntityName(world, entity)} #${entity.slot}`;
}

const NAMED_MAX = 3;

function describeGroup(world: World, group: readonly Value[], type: string): string {
  if (group.length === 0) return 'none';
  if (group.length > NAMED_MAX) return `${group.length} in total`;
  return group.map((value) => describeValue(world, value, type)).join(', ');
}

export function formatCoordinate(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(TILE_DIGITS) : '?';
}
