import { listEntities } from '../../world/entities.ts';
import { findProp } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const propValueEvaluators = {
  allProps: () => (world) => listEntities(world, 'prop', () => true),

  lastCreatedProp: () => (_world, thread) => thread.created.prop,

  placedProp:
    ({ placement }) =>
    (world, thread) => {
      const wanted = placement(world, thread);
      return wanted === null
        ? null
        : (listEntities(world, 'prop', (prop) => prop.placement === wanted)[0] ?? null);
    },

  propsOfType:
    ({ propType }) =>
    (world, thread) => {
      const wanted = propType(world, thread);
      return listEntities(world, 'prop', ({ type }) => type === wanted);
    },

  typeOfProp:
    ({ prop }) =>
    (world, thread) =>
      findProp(world, prop(world, thread))?.type ?? null,
} satisfies Partial<ValueEvaluators>;
