import { defineValue } from '../../entry/defineEntry.ts';

export const eachTeam = defineValue({
  name: 'eachTeam',
  category: 'flow',
  sentence: 'this team',
  help: 'The current team in a loop over teams.',
  params: {},
  returns: 'team',
  context: 'loop',
  example: { get: 'eachTeam' },
});
