import { defineValue } from '../defineEntry.ts';

export const leadingTeam = defineValue({
  name: 'leadingTeam',
  category: 'teams',
  sentence: 'the team with the highest score',
  help: 'The team that is ahead; nothing when several are.',
  params: {},
  returns: 'team',
  example: { get: 'leadingTeam' },
});
