import { defineValue } from '../../entry/defineEntry.ts';

export const leadingTeam = defineValue({
  name: 'leadingTeam',
  category: 'teams',
  sentence: 'the team with the highest score',
  help: 'The team in the lead, or nothing if several teams are tied.',
  params: {},
  returns: 'team',
  example: { get: 'leadingTeam' },
});
