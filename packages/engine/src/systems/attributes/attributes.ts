import { limits } from '@playloom/game-format';
import type { Entity, Prop, Unit } from '../../entities/Entity.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { applyBuffs } from '../buffs/applyBuffs.ts';
import { destroyIfOutOfHealth } from '../death/destroyIfOutOfHealth.ts';
import { canHaveAttributes, findAttribute, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { writeAttribute } from '../attributeTable/writeAttribute.ts';

const PERCENT = 100;

export function hasAttribute(world: World, entity: Entity, id: string): boolean {
  return findAttribute(world, entity, id) !== null;
}

/** Returns 0 if the entity doesn't have the attribute. */
export function readAttribute(world: World, entity: Entity, id: string): number {
  return readColumn(world, entity, id, 'value');
}

export function readAttributeMin(world: World, entity: Entity, id: string): number {
  return readColumn(world, entity, id, 'min');
}

/** Reads the maximum, which includes buffs. */
export function readAttributeMax(world: World, entity: Entity, id: string): number {
  return readColumn(world, entity, id, 'max');
}

/** How full an attribute is, from 0 to 100. It is 0 if minimum and maximum are equal. */
export function readAttributePercent(world: World, entity: Entity, id: string): number {
  const min = readAttributeMin(world, entity, id);
  const range = readAttributeMax(world, entity, id) - min;
  return range > 0 ? ((readAttribute(world, entity, id) - min) / range) * PERCENT : 0;
}

/** Sets an attribute, clamped to its minimum and maximum. Entities that run out of health die. */
export function setEntityAttribute(world: World, entity: Entity, id: string, value: number): void {
  withAttribute(world, entity, id, (owner, attribute) => writeOrEnd(world, owner, attribute, value));
}

export function changeEntityAttribute(world: World, entity: Entity, id: string, amount: number): void {
  setEntityAttribute(world, entity, id, readAttribute(world, entity, id) + amount);
}

/** Sets the maximum. Lowers the minimum too if it would be above the maximum. */
export function setEntityAttributeMax(world: World, entity: Entity, id: string, max: number): void {
  withAttribute(world, entity, id, (owner, attribute) => {
    const index = getAttributeIndex(world, owner, attribute);
    const { attributes } = world.entities;
    const bound = limitNumber(max);
    attributes.min[index] = Math.min(attributes.min[index]!, bound);
    setOwnMax(world, owner, attribute, bound);
    writeOrEnd(world, owner, attribute, attributes.value[index]!);
  });
}

export function setEntityAttributeMin(world: World, entity: Entity, id: string, min: number): void {
  withAttribute(world, entity, id, (owner, attribute) => {
    const index = getAttributeIndex(world, owner, attribute);
    const { attributes } = world.entities;
    const bound = limitNumber(min);
    attributes.min[index] = bound;
    setOwnMax(world, owner, attribute, Math.max(ownMax(world, owner, attribute), bound));
    writeOrEnd(world, owner, attribute, attributes.value[index]!);
  });
}

/** Sets the regeneration in points per second. A negative number drains the attribute. */
export function setEntityAttributeRegeneration(
  world: World,
  entity: Entity,
  id: string,
  perSecond: number,
): void {
  withAttribute(world, entity, id, (owner, attribute) => {
    const regeneration = limitNumber(perSecond) / world.game.tickRate;
    const unbuffed = owner.kind === 'unit' ? owner.unbuffed[id] : undefined;
    if (owner.kind === 'unit' && unbuffed !== undefined) {
      owner.unbuffed = { ...owner.unbuffed, [id]: { ...unbuffed, regeneration } };
      applyBuffs(world, owner);
    } else {
      world.entities.attributes.regeneration[getAttributeIndex(world, owner, attribute)] = regeneration;
    }
  });
}

function readColumn(world: World, entity: Entity, id: string, column: 'value' | 'min' | 'max'): number {
  const attribute = findAttribute(world, entity, id);
  return attribute === null
    ? 0
    : world.entities.attributes[column][getAttributeIndex(world, entity, attribute)]!;
}

function withAttribute(
  world: World,
  entity: Entity,
  id: string,
  change: (owner: Unit | Prop, attribute: CompiledAttribute) => void,
): void {
  const attribute = findAttribute(world, entity, id);
  if (attribute !== null && canHaveAttributes(entity)) change(entity, attribute);
}

function writeOrEnd(world: World, owner: Unit | Prop, attribute: CompiledAttribute, value: number): void {
  if (writeAttribute(world, owner, attribute, value) < 0) destroyIfOutOfHealth(world, owner, null);
}

/** Returns the maximum of an attribute without buffs. */
function ownMax(world: World, owner: Unit | Prop, attribute: CompiledAttribute): number {
  const unbuffed = owner.kind === 'unit' ? owner.unbuffed[attribute.id] : undefined;
  return unbuffed?.max ?? world.entities.attributes.max[getAttributeIndex(world, owner, attribute)]!;
}

function setOwnMax(world: World, owner: Unit | Prop, attribute: CompiledAttribute, max: number): void {
  const { id } = attribute;
  const unbuffed = owner.kind === 'unit' ? owner.unbuffed[id] : undefined;
  if (owner.kind === 'unit' && unbuffed !== undefined) {
    owner.unbuffed = { ...owner.unbuffed, [id]: { ...unbuffed, max } };
    applyBuffs(world, owner);
  } else {
    world.entities.attributes.max[getAttributeIndex(world, owner, attribute)] = max;
  }
}

function limitNumber(value: number): number {
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, value));
}
