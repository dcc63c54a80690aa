import { defineAction } from '../defineEntry.ts';

export const endMatch = defineAction({
  name: 'endMatch',
  category: 'match',
  sentence: 'End the match',
  help: 'Ends the match now; whoever is ahead has won.',
  params: {},
  example: { do: 'endMatch' },
});
