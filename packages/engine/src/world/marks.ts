import type { Entity } from './Entity.ts';
import type { Entities, World } from './World.ts';

/**
 * What the steps of a tick ask of every entity, as bits by slot. Records lie scattered in memory: fetching all
 * of them for a question that most answer with no would cost more than what is done about the answers.
 */
export const UNIT = 1;
const ITEM = 2;
export const PROJECTILE = 4;
export const PROP = 8;
export const DOOMED = 16;
export const DEAD = 32;
/** Lies in an inventory. */
export const HELD = 64;
export const ATTACHED = 128;
export const EXPIRING = 256;
export const BUFFED = 512;
/** Can hold items. */
export const HAS_INVENTORY = 1024;
/** Hidden from somebody. */
export const PARTLY_HIDDEN = 2048;
/** Something about it that players see was written since they were told of it. Who tells them takes it away. */
export const CHANGED = 4096;

export const kindMarks = { unit: UNIT, item: ITEM, projectile: PROJECTILE, prop: PROP } as const;

/**
 * To be called whenever one of the fields below was written, or another that players see: its type, name, team, owner,
 * look or count, its label, whether it moves. Steps pass over an entity whose marks are old, and nobody is told of it.
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
 * Visits what has all of the wanted marks and none of the others, in the order of slots. What a visit marks or
 * makes counts for the slots that follow, also when the tables grow for it.
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

/** What the marks of an entity have to be, but for `CHANGED`. */
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
