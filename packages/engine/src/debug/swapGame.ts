import { isSameData } from '@playloom/game-format';
import { hasBody } from '../physics/removeBody.ts';
import { copyThread } from '../threads/threads.ts';
import type { Thread } from '../world/Thread.ts';
import type { Prop, Unit } from '../entities/Entity.ts';
import { markAllEntities } from '../world/marks.ts';
import { setNameLabel } from '../world/markedFields.ts';
import type { CompiledAttribute, CompiledGame, World } from '../world/World.ts';
import { getCompiledType } from '../systems/attributeTable/attributeTable.ts';
import { applyBuffs } from '../systems/buffs/applyBuffs.ts';
import { rebuildUnitBody } from '../systems/units/replaceUnitType.ts';
import { setWorldGame } from './setWorldGame.ts';

/**
 * Lets a running world continue with a changed game. Call it between two ticks, and only if `findSwapProblem`
 * returns null. Values that entities copied from their types are updated, unless the game has changed them
 * since.
 */
export function swapGame(world: World, game: CompiledGame): void {
  const old = world.game;
  setWorldGame(world, game);
  world.threads = world.threads.flatMap((thread) => moveThread(thread, old, game));
  for (const [id, { initial }] of Object.entries(game.game.variables.global))
    if (!world.variables.has(id)) world.variables.set(id, initial ?? null);
  for (const record of world.entities.records) {
    if (record?.kind === 'unit') refitUnit(world, record, old);
    else if (record?.kind === 'prop') refitAttributes(world, record, old);
  }
  // What is sent about an entity may depend on its type.
  markAllEntities(world.entities);
}

/**
 * Finds the same rule in the changed game, so that a waiting rule continues at the same line. The rule ends if
 * its lines have changed.
 */
function moveThread(thread: Thread, old: CompiledGame, game: CompiledGame): Thread[] {
  const from = old.programs[thread.program];
  if (from === undefined) return [];
  const program = game.programs.findIndex(
    ({ rule, paths }) =>
      rule === from.rule &&
      paths.length === from.paths.length &&
      paths.every((path, index) => withoutIndex(path) === withoutIndex(from.paths[index]!)),
  );
  return program === -1 ? [] : [{ ...copyThread(thread), program }];
}

/** Removes the index of the rule, which changes when a rule is added above it. */
function withoutIndex(path: string): string {
  return path.replace(/^rules\[\d+\]/, 'rules');
}

function refitUnit(world: World, unit: Unit, old: CompiledGame): void {
  const before = old.units.get(unit.type)!.type;
  const after = world.game.units.get(unit.type)!.type;
  if (before === after) return;
  if (unit.speed === before.controls.speed) unit.speed = after.controls.speed;
  if (unit.isInvulnerable === before.isInvulnerable) unit.isInvulnerable = after.isInvulnerable;
  if (unit.hasNameLabel === before.hasNameLabel) setNameLabel(world, unit, after.hasNameLabel);
  if (unit.ai.behaviour === before.ai.behaviour) unit.ai = { ...unit.ai, behaviour: after.ai.behaviour };
  refitAttributes(world, unit, old);
  const isOther = !isSameData(before.body, after.body) || before.controls.scheme !== after.controls.scheme;
  if (isOther && (hasBody(world.physics, unit.slot) || after.body.kind !== 'none'))
    rebuildUnitBody(world, unit);
}

function refitAttributes(world: World, entity: Unit | Prop, old: CompiledGame): void {
  const types = entity.kind === 'unit' ? old.units : old.props;
  const before = types.get(entity.type)!.attributes;
  const { attributes } = getCompiledType(world, entity);
  if (isSameData(before, attributes)) return;
  if (entity.kind === 'unit') {
    const unbuffed = { ...entity.unbuffed };
    for (const { id, column, max, regeneration } of attributes) {
      const own = unbuffed[id];
      if (own === undefined) continue;
      const was = before[column]!;
      unbuffed[id] = {
        max: own.max === was.max ? max : own.max,
        regeneration: own.regeneration === was.regeneration ? regeneration : own.regeneration,
      };
    }
    entity.unbuffed = unbuffed;
  }
  for (const attribute of attributes) refitAttribute(world, entity, before[attribute.column]!, attribute);
  if (entity.kind === 'unit') applyBuffs(world, entity);
}

function refitAttribute(
  { entities: { attributes } }: World,
  { slot }: Unit | Prop,
  before: CompiledAttribute,
  after: CompiledAttribute,
): void {
  const { value, min, max, regeneration, stride } = attributes;
  const index = slot * stride + after.column;
  // An attribute that was at its maximum stays at the maximum.
  const wasFull = value[index] === max[index];
  if (min[index] === before.min) min[index] = after.min;
  if (max[index] === before.max) max[index] = after.max;
  if (regeneration[index] === before.regeneration) regeneration[index] = after.regeneration;
  const wanted = wasFull ? max[index]! : value[index]!;
  value[index] = Math.min(max[index]!, Math.max(min[index]!, wanted));
}
