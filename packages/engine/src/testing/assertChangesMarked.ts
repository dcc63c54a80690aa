import type { Entity } from '../entities/Entity.ts';
import { CHANGED_MARK, computeMarks } from '../world/marks.ts';
import type { World } from '../world/World.ts';

type Shown = readonly unknown[];

const shownBefore = new WeakMap<World, (Shown | undefined)[]>();

/**
 * Fails if an entity was changed without being marked. Steps would otherwise skip the entity, and players
 * wouldn't see the change.
 */
export function assertChangesMarked(world: World): void {
  const { records, marks, top } = world.entities;
  const before = shownBefore.get(world) ?? [];
  shownBefore.set(world, before);
  for (let slot = 0; slot < top; slot += 1) {
    const record = records[slot];
    const wanted = record == null ? 0 : computeMarks(record);
    const mark = marks[slot]! & ~CHANGED_MARK;
    if (mark !== wanted) fail(world, slot, `has the marks ${mark} instead of ${wanted}`);
    const shown = record == null ? undefined : listShown(record);
    const isMarked = record == null || (marks[slot]! & CHANGED_MARK) !== 0;
    if (!isMarked && !isSame(shown!, before[slot]))
      fail(world, slot, 'changed its appearance without being marked');
    before[slot] = shown;
    marks[slot] = mark;
  }
}

/** Lists the fields that are sent to players and that no step writes in every tick. */
function listShown(entity: Entity): Shown {
  const { id, type, name, team, owner, look, attachment } = entity;
  const all = [id, type, name, team, owner, look, attachment?.carrier];
  if (entity.kind === 'item') return [...all, entity.count];
  if (entity.kind !== 'unit') return all;
  return [...all, entity.isDead, entity.isMoving, entity.hasNameLabel, entity.buffs];
}

function isSame(shown: Shown, before: Shown | undefined): boolean {
  return before !== undefined && shown.every((value, index) => value === before[index]);
}

function fail({ tick, entities }: World, slot: number, what: string): never {
  throw new Error(
    `After tick ${tick} the ${entities.records[slot]?.kind ?? 'nothing'} in slot ${slot} ${what}.`,
  );
}
