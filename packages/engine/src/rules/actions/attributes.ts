import {
  changeAttribute,
  readAttributeMax,
  setAttribute,
  setAttributeMax,
  setAttributeMin,
  setAttributeRegeneration,
} from '../../systems/attributes/attributes.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onEntity } from './onEntity.ts';

/** No attribute has an empty id: it stands for a missing one. */
const NONE = '';

export const attributesActions = {
  setAttribute: ({ entity, attribute, value }) =>
    onEntity(entity, (world, found, thread) =>
      setAttribute(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  changeAttribute: ({ entity, attribute, amount }) =>
    onEntity(entity, (world, found, thread) =>
      changeAttribute(world, found, attribute(world, thread) ?? NONE, amount(world, thread)),
    ),

  refillAttribute: ({ entity, attribute }) =>
    onEntity(entity, (world, found, thread) => {
      const id = attribute(world, thread) ?? NONE;
      setAttribute(world, found, id, readAttributeMax(world, found, id));
    }),

  setAttributeMax: ({ entity, attribute, value }) =>
    onEntity(entity, (world, found, thread) =>
      setAttributeMax(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  setAttributeMin: ({ entity, attribute, value }) =>
    onEntity(entity, (world, found, thread) =>
      setAttributeMin(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  setAttributeRegeneration: ({ entity, attribute, value }) =>
    onEntity(entity, (world, found, thread) =>
      setAttributeRegeneration(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),
} satisfies Partial<ActionRunners>;
