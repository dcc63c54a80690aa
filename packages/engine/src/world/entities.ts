import type { EntityId } from '@playloom/game-format';
import { INITIAL_ENTITY_CAPACITY, ENTITIES_MAX } from './limits.ts';
import { copyAttributes, createAttributes } from '../entities/Attributes.ts';
import type { Entity } from '../entities/Entity.ts';
import { DOOMED_MARK, forEachMarkedEntity, kindMarks } from './marks.ts';
import { copyMotion, createMotion } from '../entities/Motion.ts';
import type { Entities, World } from './World.ts';

const GENERATIONS = 0x10000;

export function createEntities(stride: number): Entities {
  const capacity = INITIAL_ENTITY_CAPACITY;
  return {
    capacity,
    top: 0,
    free: [],
    generations: new Uint16Array(capacity),
    records: [],
    marks: new Uint16Array(capacity),
    motion: createMotion(capacity),
    attributes: createAttributes(capacity, stride),
  };
}

/**
 * Allocates a slot and an id for a new entity. Returns null if the room is full. Freed slots are reused first,
 * so that ids are the same on every peer.
 */
export function allocateSlot(world: World): { readonly slot: number; readonly id: EntityId } | null {
  const { entities } = world;
  const slot = entities.free.pop() ?? entities.top;
  if (slot >= ENTITIES_MAX) return null;
  if (slot >= entities.capacity) growEntities(entities, entities.capacity * 2);
  entities.top = Math.max(entities.top, slot + 1);
  // Generation 0 is never used, so that an id is never 0, which creators would take for null.
  const generation = (entities.generations[slot]! + 1) % GENERATIONS || 1;
  entities.generations[slot] = generation;
  return { slot, id: generation * GENERATIONS + slot };
}

/** Whether no more entities can be created. */
export function isWorldFull({ entities }: World): boolean {
  return entities.free.length === 0 && entities.top >= ENTITIES_MAX;
}

export function freeSlot(world: World, slot: number): void {
  world.entities.records[slot] = null;
  world.entities.marks[slot] = 0;
  world.entities.free.push(slot);
}

function growEntities(entities: Entities, capacity: number): void {
  const generations = new Uint16Array(capacity);
  generations.set(entities.generations);
  entities.generations = generations;
  const marks = new Uint16Array(capacity);
  marks.set(entities.marks);
  entities.marks = marks;
  entities.motion = copyMotion(entities.motion, entities.top, capacity);
  entities.attributes = copyAttributes(entities.attributes, entities.top, capacity);
  entities.capacity = capacity;
}

/** Visits every entity of a kind in slot order, except those that are being removed. */
export function forEachEntity<Kind extends Entity['kind']>(
  world: World,
  kind: Kind,
  visit: (entity: Extract<Entity, { kind: Kind }>) => void,
): void {
  forEachMarkedEntity(world, kindMarks[kind], DOOMED_MARK, visit as (entity: Entity) => void);
}

/** Lists the ids of all entities of a kind that match, oldest first. */
export function listEntities<Kind extends Entity['kind']>(
  world: World,
  kind: Kind,
  passes: (entity: Extract<Entity, { kind: Kind }>) => boolean,
): EntityId[] {
  const found: Entity[] = [];
  forEachEntity(world, kind, (entity) => {
    if (passes(entity)) found.push(entity);
  });
  return found.toSorted((a, b) => a.bornAt - b.bornAt).map(({ id }) => id);
}
