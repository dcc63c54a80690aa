import type { EntityId } from '@playloom/game-format';
import { toDegrees } from '../math/angles.ts';
import { getCompiledType } from '../systems/attributeTable/attributeTable.ts';
import { getHeldItem } from '../systems/inventory/getHeldItem.ts';
import type { Entity, Unit } from '../entities/Entity.ts';
import { findEntity } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';
import { formatCoordinate, describeValue, getEntityName } from './describeValue.ts';

/** An entity of the running game with its values as text. */
export interface EntityDetails {
  readonly entity: EntityId;
  readonly slot: number;
  readonly name: string;
  readonly kind: Entity['kind'];
  readonly type: string;
  /** The id of the entity's placement on the map; null if the entity was created during play. */
  readonly placement: string | null;
  readonly values: readonly { readonly name: string; readonly text: string }[];
}

/** One row in the list of all entities. */
export interface EntitySummary {
  readonly x: number;
  readonly y: number;
  readonly entity: EntityId;
  readonly slot: number;
  readonly name: string;
  readonly kind: Entity['kind'];
  readonly type: string;
}

type Values = { name: string; text: string }[];

export function listEntitySummaries(world: World): EntitySummary[] {
  return world.entities.records.flatMap((record) =>
    record === null || record.isDoomed ? [] : [summarizeEntity(world, record)],
  );
}

/** Returns null if the entity no longer exists. */
export function readEntityDetails(world: World, id: EntityId): EntityDetails | null {
  const entity = findEntity(world, id);
  if (entity === null) return null;
  const values: Values = [];
  addMotion(world, entity, values);
  addAttributes(world, entity, values);
  add(values, 'team', entity.team === null ? null : describeValue(world, entity.team, 'team'));
  add(values, 'player', entity.owner === null ? null : describeValue(world, entity.owner, 'player'));
  if (entity.kind === 'unit') addUnit(world, entity, values);
  if (entity.kind === 'item') {
    add(values, 'count', String(entity.count));
    add(values, 'ammo', entity.ammo > 0 ? String(entity.ammo) : null);
    add(values, 'held by', entity.holder === null ? null : describeValue(world, entity.holder, 'unit'));
  }
  if (entity.kind === 'projectile') {
    add(values, 'damage', String(entity.damage));
    add(values, 'shot by', entity.shooter === null ? null : describeValue(world, entity.shooter, 'unit'));
  }
  add(
    values,
    'in',
    entity.regions.map((id) => world.game.game.map.regions[id]?.name ?? id).join(', ') || null,
  );
  return { ...summarizeEntity(world, entity), placement: entity.placement, values };
}

function summarizeEntity(world: World, entity: Entity): EntitySummary {
  const { id, slot, kind, type } = entity;
  const { x, y } = world.entities.motion;
  return { entity: id, slot, name: getEntityName(world, entity), kind, type, x: x[slot]!, y: y[slot]! };
}

function addMotion({ entities: { motion } }: World, { slot }: Entity, values: Values): void {
  const vx = motion.vx[slot]!;
  const vy = motion.vy[slot]!;
  values.push({
    name: 'position',
    text: `${formatCoordinate(motion.x[slot])}, ${formatCoordinate(motion.y[slot])}`,
  });
  values.push({ name: 'velocity', text: `${vx.toFixed(1)}, ${vy.toFixed(1)}` });
  values.push({ name: 'speed', text: `${Math.sqrt(vx * vx + vy * vy).toFixed(1)} tiles/s` });
  values.push({ name: 'facing', text: `${Math.round(toDegrees(motion.rotation[slot]!))}°` });
  if (motion.scale[slot] !== 1) values.push({ name: 'size', text: `× ${motion.scale[slot]!.toFixed(2)}` });
}

function addAttributes(world: World, entity: Entity, values: Values): void {
  const { stride, value, max } = world.entities.attributes;
  for (const { id, column, attribute } of getCompiledType(world, entity).attributes) {
    const index = entity.slot * stride + column;
    const text = `${describeValue(world, value[index]!, 'number')} / ${describeValue(world, max[index]!, 'number')}`;
    values.push({ name: attribute.name.toLowerCase() || id, text });
  }
}

function addUnit(world: World, unit: Unit, values: Values): void {
  const item = getHeldItem(world, unit);
  if (unit.isDead) values.push({ name: 'state', text: 'dead' });
  values.push({ name: 'holding', text: item === null ? 'nothing' : getEntityName(world, item) });
  add(values, 'order', unit.ai.order?.kind ?? null);
  add(values, 'behavior', unit.ai.behaviour === 'none' ? null : unit.ai.behaviour);
  for (const { buff, until, stacks } of unit.buffs) {
    const left =
      until === 0 ? 'until removed' : `${((until - world.tick) / world.game.tickRate).toFixed(1)} s`;
    const name = world.game.game.types.buffs[buff]?.name ?? buff;
    values.push({ name: `effect ${name}`, text: stacks > 1 ? `× ${stacks}, ${left}` : left });
  }
  for (const [id, value] of Object.entries(unit.variables))
    values.push({ name: id, text: describeValue(world, value, 'any') });
}

function add(values: Values, name: string, text: string | null): void {
  if (text !== null) values.push({ name, text });
}
