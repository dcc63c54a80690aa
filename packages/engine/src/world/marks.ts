import type { Entity } from '../entities/Entity.ts';
import type { Entities, World } from './World.ts';

/**
 * Bits by slot, with the facts that the steps of a tick check for every entity. Entity records are scattered in
 * memory, and fetching all of them for a check that most fail would cost more than the work itself.
 */
export const UNIT_MARK = 1;
const ITEM = 2;
export const PROJECTILE_MARK = 4;
export const PROP_MARK = 8;
export const DOOMED_MARK = 16;
export const DEAD_MARK = 32;
/** The item is in an inventory. */
export const HELD_MARK = 64;
export const ATTACHED_MARK = 128;
export const EXPIRING_MARK = 256;
export const BUFFED_MARK = 512;
/** The unit can hold items. */
export const INVENTORY_MARK = 1024;
/** The entity is hidden from everyone or from some players. */
export const PARTLY_HIDDEN_MARK = 2048;
/** Something that players see has changed since the entity was last sent. The room clears this after sending. */
export const CHANGED_MARK = 4096;
/** The unit has spawn protection. */
export const PROTECTED_MARK = 8192;

export const kindMarks = {
  unit: UNIT_MARK,
  item: ITEM,
  projectile: PROJECTILE_MARK,
  prop: PROP_MARK,
} as const;

/** Updates the marks of an entity that was created, or of which a setter in `markedFields.ts` wrote a field. */
export function markEntity({ entities }: World, entity: Entity): void {
  entities.marks[entity.slot] = computeMarks(entity) | CHANGED_MARK;
}

export function markAllEntities(entities: Entities): void {
  for (let slot = 0; slot < entities.top; slot += 1) {
    const record = entities.records[slot];
    entities.marks[slot] = record == null ? 0 : computeMarks(record) | CHANGED_MARK;
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
  if (entity.isDoomed) marks |= DOOMED_MARK;
  if (entity.attachment !== null) marks |= ATTACHED_MARK;
  if (entity.vanishAt !== 0) marks |= EXPIRING_MARK;
  if (entity.look.isHidden || entity.look.exceptFor.length > 0) marks |= PARTLY_HIDDEN_MARK;
  if (entity.kind === 'item' && entity.holder !== null) marks |= HELD_MARK;
  if (entity.kind !== 'unit') return marks;
  if (entity.isDead) marks |= DEAD_MARK;
  if (entity.protectedUntil > 0) marks |= PROTECTED_MARK;
  if (entity.buffs.length > 0) marks |= BUFFED_MARK;
  if (entity.inventory.length > 0) marks |= INVENTORY_MARK;
  return marks;
}
