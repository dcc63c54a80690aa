import { defineAction } from '../defineEntry.ts';
import { choiceParam, param } from '../params.ts';

export const setTeamRelation = defineAction({
  name: 'setTeamRelation',
  category: 'teams',
  sentence: 'Set how {team} stands to {other}: {relation}',
  help: 'Changes the relation of two teams both ways.',
  params: {
    team: param('team'),
    other: param('team'),
    relation: choiceParam(['hostile', 'neutral', 'friendly'], 'hostile'),
  },
  example: { do: 'setTeamRelation', team: 'red', other: 'blue', relation: 'friendly' },
});
