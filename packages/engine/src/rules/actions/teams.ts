import { balanceTeams } from '../../systems/teams/balanceTeams.ts';
import { changeTeamScore, setTeamScore } from '../../systems/teams/changeTeamScore.ts';
import { setRelation } from '../../systems/teams/relations.ts';
import type { ActionRunners } from '../runnerTypes.ts';

export const teamsActions = {
  balanceTeams: () => balanceTeams,

  changeTeamScore:
    ({ team, amount }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) changeTeamScore(world, id, amount(world, thread));
    },

  setTeamScore:
    ({ team, score }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) setTeamScore(world, id, score(world, thread));
    },

  setTeamRelation:
    ({ team, other, relation }) =>
    (world, thread) => {
      const [a, b] = [team(world, thread), other(world, thread)];
      if (a !== null && b !== null) setRelation(world, a, b, relation(world, thread));
    },
} satisfies Partial<ActionRunners>;
