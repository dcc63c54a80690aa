import type { EntityId } from '@playloom/game-format';
import {
  readAttribute,
  readAttributeMax,
  readAttributeMin,
  readAttributePercent,
} from '../../systems/attributes/attributes.ts';
import type { Entity } from '../../entities/Entity.ts';
import { findEntity } from '../../world/findEntity.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

interface AttributeParams {
  readonly entity: Evaluate<EntityId | null>;
  readonly attribute: Evaluate<string | null>;
}

export const attributeValueEvaluators = {
  attributeOf: (params) => readWith(params, readAttribute),
  attributeMax: (params) => readWith(params, readAttributeMax),
  attributeMin: (params) => readWith(params, readAttributeMin),
  attributePercent: (params) => readWith(params, readAttributePercent),
} satisfies Partial<ValueEvaluators>;

/** Creates a value that reads an attribute. It is 0 if there is no entity or no attribute. */
function readWith(
  { entity, attribute }: AttributeParams,
  read: (world: World, entity: Entity, attribute: string) => number,
): Evaluate<number> {
  return (world, thread) => {
    const found = findEntity(world, entity(world, thread));
    const id = attribute(world, thread);
    return found === null || id === null ? 0 : read(world, found, id);
  };
}
