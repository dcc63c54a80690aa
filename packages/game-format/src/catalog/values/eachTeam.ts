import { defineValue } from '../defineEntry.ts';

export const eachTeam = defineValue({
  name: 'eachTeam',
  category: 'flow',
  sentence: 'the team of this round',
  help: 'The team a loop over teams has come to.',
  params: {},
  returns: 'team',
  context: 'loop',
  example: { get: 'eachTeam' },
});
