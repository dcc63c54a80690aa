import {
  changeEntityAttribute,
  readAttributeMax,
  setEntityAttribute,
  setEntityAttributeMax,
  setEntityAttributeMin,
  setEntityAttributeRegeneration,
} from '../../systems/attributes/attributes.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createEntityAction } from './createEntityAction.ts';

/** Used if no attribute is given. No attribute has an empty id. */
const NONE = '';

export const attributeActionRunners = {
  setAttribute: ({ entity, attribute, value }) =>
    createEntityAction(entity, (world, found, thread) =>
      setEntityAttribute(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  changeAttribute: ({ entity, attribute, amount }) =>
    createEntityAction(entity, (world, found, thread) =>
      changeEntityAttribute(world, found, attribute(world, thread) ?? NONE, amount(world, thread)),
    ),

  refillAttribute: ({ entity, attribute }) =>
    createEntityAction(entity, (world, found, thread) => {
      const id = attribute(world, thread) ?? NONE;
      setEntityAttribute(world, found, id, readAttributeMax(world, found, id));
    }),

  setAttributeMax: ({ entity, attribute, value }) =>
    createEntityAction(entity, (world, found, thread) =>
      setEntityAttributeMax(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  setAttributeMin: ({ entity, attribute, value }) =>
    createEntityAction(entity, (world, found, thread) =>
      setEntityAttributeMin(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),

  setAttributeRegeneration: ({ entity, attribute, value }) =>
    createEntityAction(entity, (world, found, thread) =>
      setEntityAttributeRegeneration(world, found, attribute(world, thread) ?? NONE, value(world, thread)),
    ),
} satisfies Partial<ActionRunners>;
