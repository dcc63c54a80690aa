import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachTeam = defineAction({
  name: 'forEachTeam',
  category: 'flow',
  sentence: 'For each team of {teams}',
  help: 'Does the actions once for every team of a group; inside, that team is at hand.',
  params: { teams: param('teams'), actions: loopParam({ eachTeam: 'team' }) },
  example: {
    do: 'forEachTeam',
    teams: { get: 'allTeams' },
    actions: [{ do: 'setTeamScore', team: { get: 'eachTeam' }, score: 0 }],
  },
});
