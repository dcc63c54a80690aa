import { findUnit } from '../../world/findEntity.ts';
import { readConstant } from '../runners/constants.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const variableValueEvaluators = {
  variable: ({ variable }) => {
    const id = readConstant(variable);
    if (typeof id === 'string') return (world) => world.variables.get(id) ?? null;
    return (world, thread) => world.variables.get(variable(world, thread) ?? '') ?? null;
  },
  unitVariable:
    ({ unit, variable }) =>
    (world, thread) =>
      findUnit(world, unit(world, thread))?.variables[variable(world, thread) ?? ''] ?? null,
  playerVariable:
    ({ player, variable }) =>
    (world, thread) =>
      world.players.get(player(world, thread) ?? -1)?.variables[variable(world, thread) ?? ''] ?? null,
} satisfies Partial<ValueEvaluators>;
