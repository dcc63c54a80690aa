import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const setTeamRelation = defineAction({
  name: 'setTeamRelation',
  category: 'teams',
  sentence: 'Make team {team} and team {other} {relation}',
  help: 'Changes how two teams treat each other.',
  params: {
    team: param('team'),
    other: param('team'),
    relation: choiceParam(['hostile', 'neutral', 'friendly'], 'hostile'),
  },
  example: { do: 'setTeamRelation', team: 'red', other: 'blue', relation: 'friendly' },
});
