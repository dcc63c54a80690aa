import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachTeam = defineAction({
  name: 'forEachTeam',
  category: 'flow',
  sentence: 'For each team in {teams}',
  help: 'Runs the actions once for every team in a group. Use “this team” in those actions.',
  params: { teams: param('teams'), actions: loopParam({ eachTeam: 'team' }) },
  example: {
    do: 'forEachTeam',
    teams: { get: 'allTeams' },
    actions: [{ do: 'setTeamScore', team: { get: 'eachTeam' }, score: 0 }],
  },
});
