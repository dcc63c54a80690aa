import { rebalanceTeams } from '../../systems/teams/rebalanceTeams.ts';
import { addTeamScore, updateTeamScore } from '../../systems/teams/addTeamScore.ts';
import { setRelation } from '../../systems/teams/relations.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const teamActionRunners = {
  balanceTeams: () => rebalanceTeams,

  changeTeamScore:
    ({ team, amount }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) addTeamScore(world, id, amount(world, thread));
    },

  setTeamScore:
    ({ team, score }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) updateTeamScore(world, id, score(world, thread));
    },

  setTeamRelation:
    ({ team, other, relation }) =>
    (world, thread) => {
      const [a, b] = [team(world, thread), other(world, thread)];
      if (a !== null && b !== null) setRelation(world, a, b, relation(world, thread));
    },
} satisfies Partial<ActionRunners>;
