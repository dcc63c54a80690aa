import { findLeadingTeam } from '../../systems/teams/leadingTeam.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const teamValueEvaluators = {
  allTeams: () => (world) => [...world.teams.keys()].toSorted(),
  leadingTeam: () => findLeadingTeam,
  nameOfTeam:
    ({ team }) =>
    (world, thread) =>
      world.game.game.types.teams[team(world, thread) ?? '']?.name ?? '',
  scoreOfTeam:
    ({ team }) =>
    (world, thread) =>
      world.teams.get(team(world, thread) ?? '')?.score ?? 0,
} satisfies Partial<ValueEvaluators>;
