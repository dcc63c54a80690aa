import type { Entity } from './Entity.ts';
import type { Entities, World } from './World.ts';

/**
 * Bits by slot, with the facts that the steps of a tick check for every entity. Entity records are scattered in
 * memory, and fetching all of them for a check that most fail would cost more than the work itself.
 */
export const UNIT = 1;
const ITEM = 2;
export const PROJECTILE = 4;
export const PROP = 8;
export const DOOMED = 16;
export const DEAD = 32;
/** The item is in an inventory. */
export const HELD = 64;
export const ATTACHED = 128;
export const EXPIRING = 256;
export const BUFFED = 512;
/** The unit can hold items. */
export const HAS_INVENTORY = 1024;
/** The entity is hidden from everyone or from some players. */
export const PARTLY_HIDDEN = 2048;
/** Something that players see has changed since the entity was last sent. The room clears this after sending. */
export const CHANGED = 4096;

export const kindMarks = { unit: UNIT, item: ITEM, projectile: PROJECTILE, prop: PROP } as const;

/**
 * Call this after writing a field that `computeMarks` reads, or another one that players see: type, name, team,
 * owner, look, count, name label, or whether the unit moves. Otherwise steps skip the entity, and its changes
 * aren't sent.
 */
export function markEntity({ entities }: World, entity: Entity): void {
  entities.marks[entity.slot] = computeMarks(entity) | CHANGED;
}

export function markAllEntities(entities: Entities): void {
  for (let slot = 0; slot < entities.top; slot += 1) {
    const record = entities.records[slot];
    entities.marks[slot] = record == null ? 0 : computeMarks(record) | CHANGED;
  }
}

/**
 * Visits entities that have all marks in `wanted` and none in `others`, in slot order. Marks that a visit
 * changes apply to the slots that follow, even if the tables grow.
 */
export function forEachMarkedEntity(
  { entities }: World,
  wanted: number,
  others: number,
  visit: (entity: Entity) => void,
): void {
  const { records, top } = entities;
  const asked = wanted | others;
  for (let slot = 0; slot < top; slot += 1) {
    if ((entities.marks[slot]! & asked) === wanted) visit(records[slot]!);
  }
}

/** Computes the marks of an entity, except `CHANGED`. */
export function computeMarks(entity: Entity): number {
  let marks: number = kindMarks[entity.kind];
  if (entity.isDoomed) marks |= DOOMED;
  if (entity.attachment !== null) marks |= ATTACHED;
  if (entity.vanishAt !== 0) marks |= EXPIRING;
  if (entity.look.isHidden || entity.look.exceptFor.length > 0) marks |= PARTLY_HIDDEN;
  if (entity.kind === 'item' && entity.holder !== null) marks |= HELD;
  if (entity.kind !== 'unit') return marks;
  if (entity.isDead) marks |= DEAD;
  if (entity.buffs.length > 0) marks |= BUFFED;
  if (entity.inventory.length > 0) marks |= HAS_INVENTORY;
  return marks;
}
